-- {"people": {"Ada": {"passphrase": "seven dice in a velvet bagAda", "token": "bJonTb3GSNIvrhDBRD5MdhbRZvtODyT6_M4DqskBK4k", "shown": "Ada"}, "\u0410da": {"passphrase": "seven dice in a velvet bag\u0410da", "token": "w3KmEtZgL1YFHbTKvHTIrhfL3z_T0qBsiol_ohPraS8", "shown": "\u0410da"}, "Zo\u00eb": {"passphrase": "seven dice in a velvet bagZo\u00eb", "token": "OrO7TEYfcsYlqn_97PEQ93wrPm18BgWdG4wIVYkkrx4", "shown": "Zo\u00eb"}, "Al\u200dan": {"passphrase": "seven dice in a velvet bagAl\u200dan", "token": "zmt0mXhUxzH0Gj7WZ-MTAlU1ttXKNljDDp2iN5SHSzQ", "shown": "Al\u200dan"}, "l\u0131sa 2": {"passphrase": "seven dice in a velvet bagl\u0131sa 2", "token": "HLSdqjxdQdWS1TY85kojBz__LucAV3IAbqG6MWN0C5M", "shown": "l\u0131sa 2"}, "\uff37ide": {"passphrase": "seven dice in a velvet bag\uff37ide", "token": "WEnnJKwCZMt8ao-rsirCAwBgVXNqCWfeO5-AYGaiOqo", "shown": "\uff37ide"}}, "tables": {"novodice": {"id": "_AtIX1Zjpn124xsm", "tokens": {"0": "atZ8dj8OuuCsxTMqAD0yxCf7arDWEnIoIht7XJgVz2w", "1": "jdMyE5tUTS9SlksuovkRStrWso-kg48eNYUvlazuc3w"}}, "cubitos": {"id": "WmlCkEuRa8Wn4ImZ", "tokens": {"0": "xevIlYbV3UpJjLyeZFF9hQ5h16S_AE3gDSx6gm2UfDI"}}, "clock": {"id": "Sw5b83ftB2Oja3_y", "tokens": {"0": "EyoKDeWmpDQzhHEBEEzECvXCrsspuPktdaxRaATETDI", "1": "XQuwukeLsUhSAjRQErrI2LB-jj76lnA-nkbmyusiAos"}}, "own map": {"id": "ihSp5O47nx6Nxxsq", "tokens": {"0": "js-HoGDXIb-Jw-bMufkg-GnenzN2XIR-iUbV3TINOKo", "1": "g0QUS_izg8-ZY0uRes7D72qQQxE73xyvSGC4D9emkRs"}}, "ended": {"id": "nnal1hsSOpW478JJ", "tokens": {"0": "dw5rnkhEPoR4M9rN_uRUpOqalqNGqg5sKsmfueV1tbY", "1": "9TAgrZ6lOiSWVObto5RHqbx65WCvCRO0JOg3kU70BP4"}}, "open": {"id": "et7snO_yQ5Y1F_62", "tokens": {}, "kept": "IX4K6Y1AINVpMxsJDl-WzuaoxeObv7y1I_Pwv7Lp9zE"}}}
BEGIN TRANSACTION;
CREATE TABLE dicehall_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT dicehall_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "dicehall_version" VALUES('0001');
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	at DOUBLE NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_entries_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('KsIDYqw-zfkFYrrv',0,1.79484071108672809608e+09,'made',-1,'{"game":"cubitos","rules":1,"options":{"players":2,"race":"1","tracks":["title: Half a character\nauthor: \ud800\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1J Fin\nS 0>a$3 0 1 1<a 1 Fin\n"],"laps":1},"seats":[{"kind":"bot","bot":"random","name":"random"},{"kind":"open"}],"public":true,"clock":{"kind":"none"},"commitment":"3630124f2aa9173a0b1731c3aedfeae458299a296974d81d8be2dcb523d33b07","code":"B3BHZU","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',0,1.79484070070756220821e+09,'made',-1,'{"game":"cubitos","rules":1,"options":{"players":2,"race":"1","rounds":4},"seats":[{"kind":"open","kept":"f5d0348dc86fda6cd4cd1737c329300999495df93d7b8c85b2783dbea7931135","name":"Mira"},{"kind":"open","kept":"dc24e14841f6bafcf48bd4499f0cd408f7df4b92608c32bfb4aca32cf54433cb","name":"Ben"}],"public":true,"clock":{"kind":"days","days":7},"commitment":"270b8d48fc52604db93df8d4cd336eecc4517f10922338e6cb4536a44a8e9c31","code":"P7FHKV","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',1,1.79484070073084783555e+09,'sat',0,'{"name":"Mira","seed":"9138a043e9f22c1160a2366d05bddfed","person":null,"claimed":null,"token":"48fe753fe334e7069ea7abebc2fe2091b3dc57577b65b41297b4834f816d4a3e"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',2,1.79484070073867964744e+09,'sat',1,'{"name":"Ben","seed":"ffb9fff87384064c73d43c9296801915","person":null,"claimed":null,"token":"5b9dfbcff6f1ccd0edf13c4850c90403ed4cad007d91ea6e20756047c741e918"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',3,1.79484070074834299091e+09,'began',-1,'{"seeds":["9138a043e9f22c1160a2366d05bddfed","ffb9fff87384064c73d43c9296801915"],"check":"ddce5b2f"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',4,1.79484070074834299091e+09,'rolled',-1,'{"number":0,"given":"first-1","check":"32782c74"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',5,1.79484070074834299091e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-blank start-move","check":"4a0ef30b"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',6,1.79484070074834299091e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-blank","check":"bd52a2b2"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',7,1.79484070077210140226e+09,'answered',0,'{"turn":0,"asked":"push","given":"pass","check":"529a0b42","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',8,1.79484070078136634827e+09,'answered',1,'{"turn":0,"asked":"push","given":"pass","check":"d0d75f27","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',9,1.79484070078946280476e+09,'answered',0,'{"turn":1,"asked":"move","given":"H10","check":"9a23e928","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',10,1.79484070078946280476e+09,'rolled',0,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-money1 light-money1 light-money1 dark-blank dark-blank","check":"35dc3855"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',11,1.79484070078946280476e+09,'rolled',1,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-blank start-blank","check":"208bf3bf"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',12,1.79484070079814291001e+09,'answered',0,'{"turn":2,"asked":"push","given":"pass","check":"3201501d","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',13,1.79484070080485320092e+09,'answered',1,'{"turn":1,"asked":"push","given":"pass","check":"c6451f56","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',14,1.79484070080934882164e+09,'answered',0,'{"turn":3,"asked":"buy","given":"brown","check":"a7e54cb0","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',15,1.79484070081308937074e+09,'answered',0,'{"turn":4,"asked":"draw","given":"light in draw","check":"b69b24cd","by":"player"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',16,1.79484070081308937074e+09,'rolled',0,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-money1 start-blank","check":"143e5c71"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',17,1.79484070081308937074e+09,'rolled',1,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-blank","check":"a6e08016"}');
INSERT INTO "entries" VALUES('Sw5b83ftB2Oja3_y',18,1.79484070082183814042e+09,'answered',1,'{"turn":2,"asked":"push","given":"pass","check":"1b0bbe37","by":"player"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',0,1.79484070043712663645e+09,'made',-1,'{"game":"cubitos","rules":1,"options":{"players":2,"race":"2","rounds":6},"seats":[{"kind":"open","kept":"620184235b801ef74626fde6f3d045b620ada6cb55a46445606146438b1f9c60","name":"Mira"},{"kind":"bot","bot":"greedy","name":"greedy"}],"public":false,"clock":{"kind":"none"},"commitment":"c34738b244fd25a93cd4799126539a34e773dbfce625f073f25067ca6c346358","code":"FXS6N6","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',1,1.79484070047572731969e+09,'sat',0,'{"name":"Mira","seed":"0648d031b7cddf2d21a2b837f4095e3f","person":null,"claimed":null,"token":"65a5e3e10fa35614887099c5d1e0888803d00d3274f5d276a763ef7fafdef82f"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',2,1.79484070048737931251e+09,'began',-1,'{"seeds":["0648d031b7cddf2d21a2b837f4095e3f","079473f7c4f4a3d94958f2bc8119c5c20fdddd95712ffa4ab24da8ae356e69eb"],"check":"4cefed9f"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',3,1.79484070048737931251e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"426ebf3f"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',4,1.79484070048737931251e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-money1 light-money1 light-money1 dark-blank dark-move","check":"c3992ccd"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',5,1.79484070048737931251e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-blank start-blank","check":"e5033567"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',6,1.79484070050604438786e+09,'answered',0,'{"turn":0,"asked":"push","given":"pass","check":"66dad22a","by":"player"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',7,1.79484070062311100958e+09,'answered',1,'{"turn":0,"asked":"push","given":"push","check":"718fd713","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',8,1.79484070062311100958e+09,'rolled',1,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-blank start-move","check":"76ad519b"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',9,1.79484070064511108395e+09,'answered',1,'{"turn":1,"asked":"push","given":"push","check":"0ebb31e7","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',10,1.79484070064511108395e+09,'rolled',1,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-blank dark-blank dark-blank","check":"5aee49ad"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',11,1.79484070065440773963e+09,'answered',1,'{"turn":2,"asked":"discard_after_bust","given":"enough","check":"b2f5f604","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',12,1.79484070066167759891e+09,'answered',0,'{"turn":1,"asked":"move","given":"N2","check":"48b70aea","by":"player"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',13,1.7948407006690042019e+09,'answered',1,'{"turn":3,"asked":"buy","given":"orange","check":"05e25be2","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',14,1.79484070067252659795e+09,'answered',0,'{"turn":2,"asked":"buy","given":"red","check":"14559f3a","by":"player"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',15,1.79484070067773318285e+09,'answered',0,'{"turn":3,"asked":"draw","given":"red in draw","check":"7d1bd2c5","by":"player"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',16,1.79484070068469262122e+09,'answered',1,'{"turn":4,"asked":"draw","given":"orange in draw","check":"55af8134","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',17,1.7948407006928555965e+09,'answered',0,'{"turn":4,"asked":"draw","given":"dark in draw","check":"383b3fae","by":"player"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',18,1.7948407006928555965e+09,'rolled',0,'{"number":1,"given":"red-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-blank start-credit","check":"013e8e35"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',19,1.7948407006928555965e+09,'rolled',1,'{"number":3,"given":"orange-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-money1","check":"1ede7cd5"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',20,1.79484070070423173907e+09,'answered',1,'{"turn":5,"asked":"push","given":"push","check":"f2b4ae4b","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',21,1.79484070070423173907e+09,'rolled',1,'{"number":4,"given":"orange-blank light-blank light-blank light-blank light-blank light-money1 dark-blank","check":"cd78fe75"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',22,1.79484070074551081653e+09,'answered',1,'{"turn":6,"asked":"push","given":"push","check":"84651edc","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',23,1.79484070074551081653e+09,'rolled',1,'{"number":5,"given":"orange-blank light-blank light-blank light-blank light-blank dark-move","check":"916f5342"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',24,1.79484070075601291659e+09,'answered',1,'{"turn":7,"asked":"push","given":"push","check":"f94f525d","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',25,1.79484070075601291659e+09,'rolled',1,'{"number":6,"given":"orange-power light-blank light-blank light-blank light-blank","check":"6586545e"}');
INSERT INTO "entries" VALUES('WmlCkEuRa8Wn4ImZ',26,1.79484070077181601522e+09,'answered',1,'{"turn":8,"asked":"push","given":"pass","check":"5341443f","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',0,1.79484069512690758707e+09,'made',-1,'{"game":"novodice","rules":1,"options":{"players":2},"seats":[{"kind":"open","kept":"d19592bd25fc9bc5f731c4261f1e2b3021c97f467d0211379d6da7cd82793b04","name":"Mira"},{"kind":"open","kept":"a228e92083642a77d9c5e3c3e66305fd5de6288956e5e8abb1791c2ff7d9c2e2","name":"Ben"}],"public":true,"clock":{"kind":"none"},"commitment":"b53dfaf8cf15c6b9b7d7967269985161020d530afc9ec2bfdad14b799b5c9c39","code":"U7M5K2","title":"In play","stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',1,1.79484069515971422195e+09,'sat',0,'{"name":"Mira","seed":"7be29d8ea9c34873a38eeaf974354e96","person":null,"claimed":null,"token":"b0228185288ae4d39f1b26864f1820ef807fcdb3d36a1533d97c0b0624df5c9f"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',2,1.79484069517676615712e+09,'sat',1,'{"name":"Ben","seed":"7db0a6dee6d7609443ed94f60588086e","person":null,"claimed":null,"token":"153dbdefe29045a032429a87bdee9fd98d08696ef19817b9e0c7cf4fb0a0614b"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',3,1.79484069518792700766e+09,'began',-1,'{"seeds":["7be29d8ea9c34873a38eeaf974354e96","7db0a6dee6d7609443ed94f60588086e"],"check":"6829fb8c"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',4,1.79484069518792700766e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"7649990c"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',5,1.79484069518792700766e+09,'rolled',1,'{"number":0,"given":"A-suitcase A-bandage A-cutlery B-lightning B-gear","check":"f8a8a104"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',6,1.79484069526668310167e+09,'said',0,'{"name":"Mira","text":"hello there"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',7,1.79484069527429509162e+09,'said',1,'{"name":"Ben","text":"hello there"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',8,1.79484069528094863886e+09,'answered',1,'{"turn":0,"asked":"keep","given":"A-suitcase A-bandage B-gear","check":"ea15c475","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',9,1.79484069528094863886e+09,'rolled',1,'{"number":1,"given":"A-lightning B-lightning","check":"dec370b4"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',10,1.79484069528973817827e+09,'answered',1,'{"turn":1,"asked":"keep","given":"nothing","check":"2c71f56a","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',11,1.79484069528973817827e+09,'rolled',1,'{"number":2,"given":"A-bandage B-pawn","check":"90ba8c8a"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',12,1.7948406952979884147e+09,'answered',1,'{"turn":2,"asked":"keep","given":"A-bandage B-pawn","check":"4021c50b","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',13,1.79484069530602741238e+09,'answered',1,'{"turn":3,"asked":"place","given":"slimer to bay 1","check":"d5c7fba5","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',14,1.79484069530602741238e+09,'rolled',0,'{"number":0,"given":"A-lion A-suitcase A-suitcase B-gear B-gear","check":"b8d57a88"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',15,1.79484069531227874751e+09,'answered',0,'{"turn":0,"asked":"keep","given":"A-lion B-gear B-gear","check":"c9867f56","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',16,1.79484069531227874751e+09,'rolled',0,'{"number":1,"given":"A-suitcase A-suitcase X-cutlery","check":"0bfc307e"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',17,1.79484069532192540164e+09,'answered',0,'{"turn":1,"asked":"keep","given":"nothing","check":"3ee41983","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',18,1.79484069532192540164e+09,'rolled',0,'{"number":2,"given":"A-suitcase A-bandage X-cutlery","check":"4640f622"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',19,1.79484069533383774758e+09,'answered',0,'{"turn":2,"asked":"keep","given":"A-bandage X-cutlery","check":"c0f3974f","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',20,1.79484069533921074867e+09,'answered',0,'{"turn":3,"asked":"place","given":"trash to bay 3","check":"f91c8394","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',21,1.79484069533921074867e+09,'rolled',1,'{"number":3,"given":"A-lion A-lion A-suitcase B-lion B-lightning","check":"afb15c0b"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',22,1.79484069535020589834e+09,'answered',1,'{"turn":4,"asked":"keep","given":"A-suitcase B-lightning","check":"9fecbc88","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',23,1.79484069535020589834e+09,'rolled',1,'{"number":4,"given":"A-suitcase A-cutlery B-pawn","check":"696a56e9"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',24,1794840695.36414,'answered',1,'{"turn":5,"asked":"keep","given":"A-suitcase A-cutlery","check":"d4d5d66b","by":"player"}');
INSERT INTO "entries" VALUES('_AtIX1Zjpn124xsm',25,1794840695.36414,'rolled',1,'{"number":5,"given":"B-suitcase","check":"4687a1af"}');
INSERT INTO "entries" VALUES('et7snO_yQ5Y1F_62',0,1.79484071108215904235e+09,'made',-1,'{"game":"novodice","rules":1,"options":{"players":2},"seats":[{"kind":"open","kept":"49e889191e6d217b2a33b2c65b812c5ccc52d7b5aa4373b9b19acf5b04f8a7b2","name":"Mira"},{"kind":"open"}],"public":true,"clock":{"kind":"none"},"commitment":"e040471993f104fcf78a21fbbf7752d2fa071dffb078b3bcb3d5d0b7b48c6188","code":"5SGQ6U","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',0,1.79484070588399243352e+09,'made',-1,'{"game":"cubitos","rules":1,"options":{"players":2,"race":"1","tracks":["title: Round the Pond\nauthor: somebody\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1J Fin\nS 0>a$3 0 1 1<a 1 Fin\n"],"laps":1,"rounds":4},"seats":[{"kind":"open","kept":"419de435cca3bc6baca9f3795d3770b55bb955dee7664a9f61ffd12a958d4915","name":"Mira"},{"kind":"open","kept":"fc533ecf276a70bb5faca9a1b9ef0761e991fda52146b20a5721b842fd2adcc7","name":"Ben"}],"public":true,"clock":{"kind":"none"},"commitment":"234c313ec95bdaa836560279c9cc7d5941adca52d118a1aaa0dbd9d8cc9e0646","code":"95XJQB","title":"Own map","stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',1,1.79484070590214586258e+09,'sat',0,'{"name":"Mira","seed":"427dc98476e7a0cef9e0576ae95c3c57","person":null,"claimed":null,"token":"024b46b986ba85339c501e5d759df8492fb86f37e7939a14156f5841c6f73536"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',2,1.79484070590489268306e+09,'sat',1,'{"name":"Ben","seed":"5fef909adca55279950dbd4e106432f8","person":null,"claimed":null,"token":"60830327769e4527936e917f4c49bf2e3c07f58ba3571c597229bea395c9b85d"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',3,1.79484070590738630296e+09,'began',-1,'{"seeds":["427dc98476e7a0cef9e0576ae95c3c57","5fef909adca55279950dbd4e106432f8"],"check":"47ade3f1"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',4,1.79484070590738630296e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"3281ede9"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',5,1.79484070590738630296e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-move","check":"c5ea7e6b"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',6,1.79484070590738630296e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-move start-money2","check":"3543b7c2"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',7,1.79484070592458915711e+09,'answered',0,'{"turn":0,"asked":"push","given":"push","check":"520a9d05","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',8,1.79484070592458915711e+09,'rolled',0,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank","check":"af2a1ff7"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',9,1.79484070592842197416e+09,'answered',1,'{"turn":0,"asked":"push","given":"pass","check":"ebfc6bdb","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',10,1.7948407059292862415e+09,'answered',0,'{"turn":1,"asked":"push","given":"push","check":"eaee0007","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',11,1.7948407059292862415e+09,'rolled',0,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-money1 light-money1 dark-blank","check":"3b8a9e18"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',12,1.79484070593108344083e+09,'answered',0,'{"turn":2,"asked":"push","given":"push","check":"5d9e5ca3","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',13,1.79484070593108344083e+09,'rolled',0,'{"number":3,"given":"light-blank light-blank light-blank light-money1 dark-move","check":"83550740"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',14,1.79484070593221449853e+09,'answered',0,'{"turn":3,"asked":"push","given":"pass","check":"5cffa8fb","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',15,1.7948407059333450794e+09,'answered',1,'{"turn":1,"asked":"move","given":"D2","check":"84d192c3","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',16,1.79484070593409633632e+09,'answered',0,'{"turn":4,"asked":"buy_moves","given":"1","check":"3e5704ee","by":"player"}');
INSERT INTO "entries" VALUES('ihSp5O47nx6Nxxsq',17,1.79484070593506622312e+09,'answered',1,'{"turn":2,"asked":"buy","given":"none","check":"d9940626","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',0,1.79484071097922277446e+09,'made',-1,'{"game":"cubitos","rules":1,"options":{"players":2,"race":"1","rounds":1},"seats":[{"kind":"open"},{"kind":"open"}],"public":true,"clock":{"kind":"none"},"commitment":"868686c08dd5a5d4bb0501a4833c9da738fc41f4b2d503ec2f96ed1f3f7079d5","code":"TGSZB4","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',1,1.79484071099978685377e+09,'sat',0,'{"name":"Ada","seed":"5cb4087dd79c226eb80641d01b6b0920","person":1,"claimed":"Ada","token":"6edfe96ae82839a6f8a3480e725673c3aaf5d0f56e4af5c0aa9b7974cbf280fa"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',2,1.79484071101236081127e+09,'sat',1,'{"name":"\u0410da","seed":"8e9d9dbf8d671519ee200205559cd930","person":2,"claimed":"\u0410da","token":"fac67790b4a0c41cbda2faa484d0d479dfcfa53c2f460c0be66a36434a376aa6"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',3,1.79484071101928448679e+09,'began',-1,'{"seeds":["5cb4087dd79c226eb80641d01b6b0920","8e9d9dbf8d671519ee200205559cd930"],"check":"ddce5b2f"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',4,1.79484071101928448679e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"3bf432c4"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',5,1.79484071101928448679e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-move","check":"541ff857"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',6,1.79484071101928448679e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-move start-blank","check":"03d0b6b6"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',7,1.79484071103569674493e+09,'answered',0,'{"turn":0,"asked":"push","given":"push","check":"95eabe7c","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',8,1.79484071103569674493e+09,'rolled',0,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-money1 light-money1 dark-move","check":"1897d7d1"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',9,1.7948407110408685207e+09,'answered',1,'{"turn":0,"asked":"push","given":"pass","check":"db8717ca","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',10,1.79484071104446101189e+09,'answered',0,'{"turn":1,"asked":"push","given":"push","check":"61bd33b8","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',11,1.79484071104446101189e+09,'rolled',0,'{"number":2,"given":"light-blank light-blank light-blank light-blank","check":"3adf98ae"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',12,1.79484071104902410511e+09,'answered',0,'{"turn":2,"asked":"discard_after_bust","given":"enough","check":"7d6959e3","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',13,1.79484071105349135403e+09,'answered',0,'{"turn":3,"asked":"buy","given":"brown","check":"188a964c","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',14,1.7948407110564994812e+09,'answered',1,'{"turn":1,"asked":"move","given":"start","check":"5e9d0169","by":"player"}');
INSERT INTO "entries" VALUES('nnal1hsSOpW478JJ',15,1.7948407110564994812e+09,'ended',-1,'{"scores":[0,0],"winners":[0,1],"secret":"015638e532f9e62ff3308161198b936bcb0fdc6edb103b95c02f29fc69587d54"}');
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	name_folded TEXT NOT NULL, 
	passphrase TEXT NOT NULL, 
	made_at DOUBLE NOT NULL, 
	CONSTRAINT uq_people_name_folded UNIQUE (name_folded)
);
INSERT INTO "people" VALUES(1,'Ada','ada','$argon2id$v=19$m=19456,t=2,p=1$4+3M/sztb79l9A0ke9T/ug$j3SQ4zzyE9y+l5Dy7YnIy8I5fGbt/4ImuCxP4E7kxBw',1.79484069478022265431e+09);
INSERT INTO "people" VALUES(2,'Аda','аda','$argon2id$v=19$m=19456,t=2,p=1$U+x7iQlRJZWXr1zBJS3qVQ$U+OZhUKZrZ9cgN19dNLRPrJagQ7a6ndoH1hEYJ8AT4Q',1.79484069485229015355e+09);
INSERT INTO "people" VALUES(3,'Zoë','zoë','$argon2id$v=19$m=19456,t=2,p=1$/0kvYo2qXdpC1bClEf/4pw$1mcbTHH86wt34bShtkq0r/IqXdf074CB0CgYquqmMU4',1.79484069491425466541e+09);
INSERT INTO "people" VALUES(4,'Al‍an','al‍an','$argon2id$v=19$m=19456,t=2,p=1$IPTPoAjehpPWeyM3aXaj3g$qr1P/gNMXElgxOC411zAVQHR8106CVYAd/HwBkg2Id8',1.79484069498478913309e+09);
INSERT INTO "people" VALUES(5,'lısa 2','lısa 2','$argon2id$v=19$m=19456,t=2,p=1$/XRmuGeoTVzSvahYlvLfaw$idQa6w8faXxCQ19v3zLxhDQn21u/jdSNgMRouA9/Am0',1.79484069504024505619e+09);
INSERT INTO "people" VALUES(6,'Ｗide','wide','$argon2id$v=19$m=19456,t=2,p=1$dsIqXIeavEfS9jofHFJflg$pB9sbbKJJlpn1iJRA5B/T+K8rnjj7S6kxFbxKh2cQvA',1.79484069509655404088e+09);
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	name TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('cubitos','person:1','Ada',25.0,8.06590141354368,1);
INSERT INTO "ratings" VALUES('cubitos','person:2','Аda',25.0,8.06590141354368,1);
CREATE TABLE records (
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	ended_at DOUBLE NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (table_id), 
	CONSTRAINT fk_records_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "records" VALUES('nnal1hsSOpW478JJ','cubitos',1.7948407110564994812e+09,'{"dicehall":1,"game":"cubitos","rules":1,"options":{"players":2,"race":"1","rounds":1},"seats":["Ada","Аda"],"dice":{"source":"fair","version":"1","table":"nnal1hsSOpW478JJ","commitment":"868686c08dd5a5d4bb0501a4833c9da738fc41f4b2d503ec2f96ed1f3f7079d5","seeds":"5cb4087dd79c226eb80641d01b6b0920 8e9d9dbf8d671519ee200205559cd930","secret":"015638e532f9e62ff3308161198b936bcb0fdc6edb103b95c02f29fc69587d54","sides":"red=blank,blank,blank,blank,symbol,power orange=blank,blank,blank,blank,symbol,power yellow=blank,blank,blank,blank,symbol,power green=blank,blank,blank,symbol,power,move blue=blank,blank,blank,symbol,power,money2 purple=blank,blank,blank,blank,blank,symbol brown=blank,blank,blank,blank,symbol,money3 white=blank,blank,blank,symbol,move,move light=blank,blank,blank,blank,blank,money1 dark=blank,blank,blank,blank,money1,move start=blank,blank,blank,credit,move,money2 red*=blank,blank,blank,blank,symbol,power orange*=blank,blank,blank,blank,symbol,power yellow*=blank,blank,blank,blank,symbol,power green*=blank,blank,blank,symbol,power,move blue*=blank,blank,blank,symbol,power,money2 purple*=blank,blank,blank,blank,blank,symbol brown*=blank,blank,blank,blank,symbol,money3 white*=blank,blank,blank,symbol,move,move light*=blank,blank,blank,blank,blank,money1 dark*=blank,blank,blank,blank,money1,move first=1,2"},"scores":[0,0],"over":true,"steps":[{"seat":-1,"number":0,"asked":"roll","given":"first-2","check":"3bf432c4"},{"seat":0,"number":0,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-move","check":"541ff857"},{"seat":1,"number":0,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-move start-blank","check":"03d0b6b6"},{"seat":0,"number":0,"asked":"push","given":"push","check":"95eabe7c"},{"seat":0,"number":1,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-money1 light-money1 dark-move","check":"1897d7d1"},{"seat":1,"number":0,"asked":"push","given":"pass","check":"db8717ca"},{"seat":0,"number":1,"asked":"push","given":"push","check":"61bd33b8"},{"seat":0,"number":2,"asked":"roll","given":"light-blank light-blank light-blank light-blank","check":"3adf98ae"},{"seat":0,"number":2,"asked":"discard_after_bust","given":"enough","check":"7d6959e3"},{"seat":0,"number":3,"asked":"buy","given":"brown","check":"188a964c"},{"seat":1,"number":1,"asked":"move","given":"start","check":"5e9d0169"}]}');
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	game TEXT NOT NULL, 
	ended_at DOUBLE NOT NULL, 
	player TEXT, 
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	against TEXT NOT NULL, 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	won BOOLEAN NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id FOREIGN KEY(table_id) REFERENCES records (table_id)
);
INSERT INTO "results" VALUES('nnal1hsSOpW478JJ',0,'cubitos',1.7948407110564994812e+09,'person:1','Ada','person','people',0,1,1);
INSERT INTO "results" VALUES('nnal1hsSOpW478JJ',1,'cubitos',1.7948407110564994812e+09,'person:2','Аda','person','people',0,1,1);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	made_at DOUBLE NOT NULL, 
	used_at DOUBLE NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('ef81630d2d8b8cc9d59c8890356252eb2dc9c5492b409b1cebe6cd10d577240f',1,1.79484069479237413405e+09,1.79484069479237413405e+09);
INSERT INTO "sessions" VALUES('2193c4dc6a1109115603ff2a1149936d9b6374c67d9baee4cc84a5f34c323baf',2,1.79484069485631942755e+09,1.79484069485631942755e+09);
INSERT INTO "sessions" VALUES('20af14f1b03d7dca405a57592d555cd654716019876c95431ac17dc56dd33e56',3,1.79484069492035126685e+09,1.79484069492035126685e+09);
INSERT INTO "sessions" VALUES('7cd96b707baa128b322147dcd5eed9da63f2d20a83766b0879d2f48fc847f089',4,1.79484069498823690415e+09,1.79484069498823690415e+09);
INSERT INTO "sessions" VALUES('77114db8a7eec154db29cc8918c61199302a02f218f9749979312e772c8c7b47',5,1.79484069504426670075e+09,1.79484069504426670075e+09);
INSERT INTO "sessions" VALUES('9ae6cc124a1009fa9ebeb25fccbe5fffe67fb5e2e625934c0dbc2ef85b1d0abb',6,1.79484069510440969472e+09,1.79484069510440969472e+09);
CREATE TABLE tables (
	id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	game TEXT NOT NULL, 
	status TEXT NOT NULL, 
	public BOOLEAN NOT NULL, 
	secret BLOB NOT NULL, 
	title TEXT, 
	listing TEXT NOT NULL, 
	length INTEGER NOT NULL, 
	made_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	ended_at DOUBLE, 
	rematch_of TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('_AtIX1Zjpn124xsm','U7M5K2','novodice','running',1,X'6FC237111EF6B713F72445A316FCB2FDB05E2143DED1C1CF13D8E0A870B1AB0E','In play','{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"person","name":"Ben","bot":null,"away":false}],"options":{"players":2},"clock":{"kind":"none"}}',26,1.79484069512690758707e+09,1794840695.36414,NULL,NULL);
INSERT INTO "tables" VALUES('WmlCkEuRa8Wn4ImZ','FXS6N6','cubitos','running',0,X'39B0AC36F8596D96CF427DD447539325AF4205DFE34FFCBE8D6B299B2183B344',NULL,'{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"bot","name":"greedy","bot":"greedy","away":false}],"options":{"players":2,"race":"2","rounds":6},"clock":{"kind":"none"}}',27,1.79484070043712663645e+09,1.79484070077181601522e+09,NULL,NULL);
INSERT INTO "tables" VALUES('Sw5b83ftB2Oja3_y','P7FHKV','cubitos','running',1,X'418B43E5DF41A8A2A41FFCE3501B00C37D8AD0EBAC968F064849C04E6CCB2D87',NULL,'{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"person","name":"Ben","bot":null,"away":false}],"options":{"players":2,"race":"1","rounds":4},"clock":{"kind":"days","days":7}}',19,1.79484070070756220821e+09,1.79484070082183814042e+09,NULL,NULL);
INSERT INTO "tables" VALUES('ihSp5O47nx6Nxxsq','95XJQB','cubitos','running',1,X'875541F26775F35504C69FC3A0CD222CCDB62071A4C980AB01D9810E916D7639','Own map','{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"person","name":"Ben","bot":null,"away":false}],"options":{"players":2,"race":"1","tracks":["title: Round the Pond\nauthor: somebody\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1J Fin\nS 0>a$3 0 1 1<a 1 Fin\n"],"laps":1,"rounds":4},"clock":{"kind":"none"}}',18,1.79484070588399243352e+09,1.79484070593506622312e+09,NULL,NULL);
INSERT INTO "tables" VALUES('nnal1hsSOpW478JJ','TGSZB4','cubitos','ended',1,X'015638E532F9E62FF3308161198B936BCB0FDC6EDB103B95C02F29FC69587D54',NULL,'{"seats":[{"kind":"person","name":"Ada","bot":null,"away":false},{"kind":"person","name":"\u0410da","bot":null,"away":false}],"options":{"players":2,"race":"1","rounds":1},"clock":{"kind":"none"}}',16,1.79484071097922277446e+09,1.7948407110564994812e+09,1.7948407110564994812e+09,NULL);
INSERT INTO "tables" VALUES('et7snO_yQ5Y1F_62','5SGQ6U','novodice','open',1,X'C8F7A3CEC8316E25F2D5CA04C9392EC82274F42D1683C6377A6D01774B13A1DB',NULL,'{"seats":[{"kind":"open","name":"Mira","bot":null,"away":false},{"kind":"open","name":"","bot":null,"away":false}],"options":{"players":2},"clock":{"kind":"none"}}',1,1.79484071108215904235e+09,1.79484071108215904235e+09,NULL,NULL);
INSERT INTO "tables" VALUES('KsIDYqw-zfkFYrrv','B3BHZU','cubitos','open',1,X'49015A2003F50AC7377E7D6FCAB7A6F49F6CF3868C2F90BC0FCD7D3F2FB977CF',NULL,'{"seats":[{"kind":"bot","name":"random","bot":"random","away":false},{"kind":"open","name":"","bot":null,"away":false}],"options":{"players":2,"race":"1","tracks":["title: Half a character\nauthor: \ud800\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1J Fin\nS 0>a$3 0 1 1<a 1 Fin\n"],"laps":1},"clock":{"kind":"none"}}',1,1.79484071108672809608e+09,1.79484071108672809608e+09,NULL,NULL);
CREATE INDEX ix_tables_status_changed_at ON tables (status, changed_at);
CREATE INDEX ix_tables_rematch_of ON tables (rematch_of);
CREATE INDEX ix_sessions_person_id ON sessions (person_id);
CREATE INDEX ix_sessions_used_at ON sessions (used_at);
CREATE INDEX ix_records_ended_at_table_id ON records (ended_at, table_id);
CREATE INDEX ix_records_game_ended_at_table_id ON records (game, ended_at, table_id);
CREATE INDEX ix_results_player_ended_at_table_id ON results (player, ended_at, table_id);
CREATE INDEX ix_ratings_player ON ratings (player);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('people',6);
COMMIT;
