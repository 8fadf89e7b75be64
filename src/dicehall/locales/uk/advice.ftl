# Що порадник думає про варіант: шанс на перемогу й числа за ним.
advice-told = Порада: { $option } (шанс на перемогу { $chance })
advice-why = Порада: { $option } (шанс на перемогу { $chance }; { $reasons })
advice-reason-bust = { $chance } ризику провалу
