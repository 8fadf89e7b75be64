# Що порадник думає про варіант: шанс на перемогу й числа за ним.
advice-told = Порада: { $option } (шанс на перемогу { $chance })
advice-why = Порада: { $option } (шанс на перемогу { $chance }; { $reasons })
advice-reason-bust = { $chance } на невдачу
advice-reason-trash = { $chance } на сміття
advice-reason-cost = коштує { $amount }
advice-reason-outlook = згодом дасть очок: { $amount }
advice-reason-bay-worth = відсік тоді вартий { $amount }
advice-reason-moves = { $amount ->
    [one] { $amount } крок
    [few] { $amount } кроки
    [many] { $amount } кроків
   *[other] { $amount } кроку
}
advice-reason-money = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}
advice-reason-credits = { $amount ->
    [one] { $amount } кредит
    [few] { $amount } кредити
    [many] { $amount } кредитів
   *[other] { $amount } кредиту
}
advice-reason-swords = { $amount ->
    [one] { $amount } меч
    [few] { $amount } мечі
    [many] { $amount } мечів
   *[other] { $amount } меча
}
advice-reason-fans = { $amount ->
    [one] { $amount } вболівальник
    [few] { $amount } вболівальники
    [many] { $amount } вболівальників
   *[other] { $amount } вболівальника
}
advice-reason-spaces = { $amount ->
    [one] на { $amount } клітинку ближче до фінішу
    [few] на { $amount } клітинки ближче до фінішу
    [many] на { $amount } клітинок ближче до фінішу
   *[other] на { $amount } клітинки ближче до фінішу
}
advice-reason-spaces-back = { $amount ->
    [one] на { $amount } клітинку далі від фінішу
    [few] на { $amount } клітинки далі від фінішу
    [many] на { $amount } клітинок далі від фінішу
   *[other] на { $amount } клітинки далі від фінішу
}
advice-reason-dice = { $amount ->
    [one] кинуто { $amount } кубик
    [few] кинуто { $amount } кубики
    [many] кинуто { $amount } кубиків
   *[other] кинуто { $amount } кубика
}
advice-reason-tiles = { $amount ->
    [one] { $amount } очікувана плитка
    [few] { $amount } очікувані плитки
    [many] { $amount } очікуваних плиток
   *[other] { $amount } очікуваної плитки
}
advice-reason-points = { $amount ->
    [one] { $amount } очко
    [few] { $amount } очки
    [many] { $amount } очок
   *[other] { $amount } очка
}
advice-reason-lions = { $amount ->
    [one] { $amount } лев
    [few] { $amount } леви
    [many] { $amount } левів
   *[other] { $amount } лева
}
advice-reason-extra-dice = { $amount ->
    [one] { $amount } додатковий кубик
    [few] { $amount } додаткові кубики
    [many] { $amount } додаткових кубиків
   *[other] { $amount } додаткового кубика
}
advice-reason-left = { $amount ->
    [one] { $amount } лишиться на складі
    [few] { $amount } лишаться на складі
    [many] { $amount } лишиться на складі
   *[other] { $amount } лишиться на складі
}
advice-reason-owned = { $amount ->
    [one] уже є { $amount } такий
    [few] уже є { $amount } такі
    [many] уже є { $amount } таких
   *[other] уже є { $amount } такого
}
