-- {"people": {"Ada": {"passphrase": "seven dice in a velvet bagAda", "token": "IGsTKjWoTVoVCl2dE3MBcEhVOP2hiiA4i5OIqNDlb88", "shown": "Ada"}, "\u0410da": {"passphrase": "seven dice in a velvet bag\u0410da", "token": "jL2_Gs1rNMyjB8r9OCDqxUJ7IU9u7F7ATCgMmfhcKGs", "shown": "\u0410da"}, "Zo\u00eb": {"passphrase": "seven dice in a velvet bagZo\u00eb", "token": "eLiWLtKAlMeEtwafBaE7tcVidxTtAEXYXCFecbpO2KA", "shown": "Zo\u00eb"}, "Al\u200dan": {"passphrase": "seven dice in a velvet bagAl\u200dan", "token": "9kilI3O3ppkL0b-OisUmaw2H0DY_78Pq1HAcUPI1VgY", "shown": "Al\u200dan"}, "l\u0131sa 2": {"passphrase": "seven dice in a velvet bagl\u0131sa 2", "token": "MT2vstSpzJAb_lD53gt7yrO2vG1DsdGtcAcqWLlvWsw", "shown": "l\u0131sa 2"}, "\uff37ide": {"passphrase": "seven dice in a velvet bag\uff37ide", "token": "svcMcO30QwEf41vxXZhmyBmVSiZywa1bYEfkuuawvT4", "shown": "\uff37ide"}}, "tables": {"novodice": {"id": "-IbJYAGryCq2-hDd", "tokens": {"0": "jYJriG7EihTRLF0GSy8_2sKQA4dXHlwM0nEIBCoLJU4", "1": "Q7iyE8glqA3U-DYzFMg8KmOVfzl4MTu7gf8L40FA-g4"}}, "cubitos": {"id": "9ZcrE8_9_kwuMSfb", "tokens": {"0": "8Ne2xe7f6FCBdDmpX8LPBz5ihgbnoQTjRN5EgHiuloI"}}, "clock": {"id": "S9CzVyilB6z1Vtzh", "tokens": {"0": "BfRhg53Pnibv5eCRhSU8WTmaSKQBNgRjfvVBvWwbbII", "1": "VQrs2z4DeTn1l3fe_ZqNwGS1ZOkW04EL5Wd-OB90IHM"}}, "own map": {"id": "3wMAo3vdCjtu3Gmo", "tokens": {"0": "x_73lzdAx__jW3D10_m-6TXtDO_qUHTOHVrwkISKlB0", "1": "4Et7mXLjyI9G2oZX2X_RiksmxRxXuVWBs1oceaw1siU"}}, "ended": {"id": "eymGdHH9H060KnzC", "tokens": {"0": "weC7C1bW6C1rWYuar-imz8U89vjbcHo_Q8Kpf7OX8Ac", "1": "8g54B5P9LbdHS3k-cUB3KceqOSg5BFYLwlFreLne_e8"}}, "open": {"id": "_3WGUM2pEeJOULK1", "tokens": {}, "kept": "Te-Fge5lmnaZto1k_D-1ivusBtSXSk30EsF0It_AFfY"}}}
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
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',0,1.79484071424890661238e+09,'made',-1,'{"game":"novodice","rules":1,"options":{"players":2},"seats":[{"kind":"open","kept":"def77d9998b4562589be4e9b020afabc21ee1194d37f9fb7d8cc7d1f75ca6cf9","name":"Mira"},{"kind":"open","kept":"5c46547df6080317d86c690ac9637a24830c0c0984af5ca36c21f350a1f954d0","name":"Ben"}],"public":true,"clock":{"kind":"none"},"commitment":"7746139e5f5dab45b8df962473d0bf118361ca0368951b1619e7cf8091d88747","code":"YRZHQS","title":"In play","stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',1,1.79484071435772514339e+09,'sat',0,'{"name":"Mira","seed":"16974ac0dec0c3279922b541a1ec74c2","person":null,"claimed":null,"token":"a13fdab1c2d0099916fa9c5209dcdae4cf0180808ddfd6a37a1424f5312d0bd1"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',2,1.79484071436785507197e+09,'sat',1,'{"name":"Ben","seed":"bcd7832ba3c75b08f42432d3dfa0de1f","person":null,"claimed":null,"token":"4993ba78c50654eb870df7def10c31a591dc9f9997a2f0b3aa876ae7c954b57f"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',3,1.79484071437536573407e+09,'began',-1,'{"seeds":["16974ac0dec0c3279922b541a1ec74c2","bcd7832ba3c75b08f42432d3dfa0de1f"],"check":"6829fb8c"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',4,1.79484071437536573407e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"7649990c"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',5,1.79484071437536573407e+09,'rolled',1,'{"number":0,"given":"A-lightning A-lightning A-lightning B-suitcase B-lightning","check":"310eb1e9"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',6,1.79484071445183181767e+09,'said',0,'{"name":"Mira","text":"hello there"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',7,1.79484071445842313773e+09,'said',1,'{"name":"Ben","text":"hello there"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',8,1.79484071446218204498e+09,'answered',1,'{"turn":0,"asked":"keep","given":"A-lightning A-lightning A-lightning","check":"94379a6c","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',9,1.79484071446218204498e+09,'rolled',1,'{"number":1,"given":"B-lion B-gear","check":"a7ff0e7d"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',10,1.79484071446895575522e+09,'answered',1,'{"turn":1,"asked":"keep","given":"nothing","check":"ae49e842","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',11,1.79484071446895575522e+09,'rolled',1,'{"number":2,"given":"B-lion B-bandage","check":"8630459f"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',12,1.7948407144726955891e+09,'answered',1,'{"turn":2,"asked":"keep","given":"B-lion B-bandage","check":"e0378d61","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',13,1.79484071448171401018e+09,'answered',1,'{"turn":3,"asked":"place","given":"trash to bay 1","check":"64ee8e1b","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',14,1.79484071448171401018e+09,'rolled',0,'{"number":0,"given":"A-lion A-lion A-suitcase B-bandage B-pawn","check":"c0062517"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',15,1.79484071449168539049e+09,'answered',0,'{"turn":0,"asked":"keep","given":"A-lion A-lion A-suitcase","check":"095c55cb","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',16,1.79484071449168539049e+09,'rolled',0,'{"number":1,"given":"B-suitcase B-bandage X-lion X-bandage","check":"3f9c079c"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',17,1.79484071449968457219e+09,'answered',0,'{"turn":1,"asked":"keep","given":"B-bandage X-bandage","check":"f5cd18bf","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',18,1.79484071449968457219e+09,'rolled',0,'{"number":2,"given":"B-lightning X-lightning","check":"b3120220"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',19,1.79484071450227832792e+09,'answered',0,'{"turn":2,"asked":"keep","given":"B-lightning","check":"5f8129b8","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',20,1.79484071451364111905e+09,'answered',0,'{"turn":3,"asked":"claim","given":"slimer by lions","check":"6fac5884","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',21,1.79484071452023768427e+09,'answered',0,'{"turn":4,"asked":"claim","given":"slimer by row","check":"ffec37ea","by":"player"}');
INSERT INTO "entries" VALUES('-IbJYAGryCq2-hDd',22,1.79484071452556943893e+09,'answered',0,'{"turn":5,"asked":"place","given":"slimer to bay 3","check":"35f9d0f1","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',0,1.79484072546189308162e+09,'made',-1,'{"game":"cubitos","rules":2,"options":{"players":2,"race":"1","tracks":["title: Round the Pond\nauthor: somebody\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1J Fin\nS 0>a$3 0 1 1<a 1 Fin\n"],"laps":1,"rounds":4},"seats":[{"kind":"open","kept":"09f284dd3a8a7d8acd0d2cc2fabb6c93495aed13e696c5e7ceca8f50ba57d0e8","name":"Mira"},{"kind":"open","kept":"aaac3db1c948cded56a7c5df792870b6cb68583d2d59544d51a61c5f1d1fb2ef","name":"Ben"}],"public":true,"clock":{"kind":"none"},"commitment":"c9d7c34f1c72f5ee55a2e45dc98c822435911232b9e85fad7d987bbb9387aff1","code":"Q2RS3C","title":"Own map","stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',1,1.79484072549950861926e+09,'sat',0,'{"name":"Mira","seed":"886349031a84bc7f90037a9e095f84fe","person":null,"claimed":null,"token":"54488bfda8a5990c6b9a70932534ab46bb2407d30576b565e3b62936a20d0556"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',2,1.79484072550718402861e+09,'sat',1,'{"name":"Ben","seed":"8bc0a529a17f8e4ec484f1563d9e8d48","person":null,"claimed":null,"token":"0a30aaf777ab697b3ba67248aa85cdf96b69d3fbda1bd158a5820cfc8c7cdd50"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',3,1.79484072552064466473e+09,'began',-1,'{"seeds":["886349031a84bc7f90037a9e095f84fe","8bc0a529a17f8e4ec484f1563d9e8d48"],"check":"47ade3f1"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',4,1.79484072552064466473e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"3281ede9"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',5,1.79484072552064466473e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-blank","check":"b743f8c2"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',6,1.79484072552064466473e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-money1 light-money1 dark-move dark-move start-blank","check":"8e236384"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',7,1.79484072555238246922e+09,'answered',0,'{"turn":0,"asked":"push","given":"push","check":"d0d4a7ca","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',8,1.79484072555238246922e+09,'rolled',0,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-money1 light-money1 dark-blank dark-blank","check":"fb6a5074"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',9,1.79484072555466961859e+09,'answered',1,'{"turn":0,"asked":"push","given":"pass","check":"aa7646d5","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',10,1.79484072556065154071e+09,'answered',0,'{"turn":1,"asked":"push","given":"push","check":"38e380fc","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',11,1.79484072556065154071e+09,'rolled',0,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-money1 dark-blank dark-move","check":"52b961d7"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',12,1.79484072556534743304e+09,'answered',0,'{"turn":2,"asked":"push","given":"push","check":"2027399b","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',13,1.79484072556534743304e+09,'rolled',0,'{"number":3,"given":"light-blank light-blank light-money1 light-money1 dark-blank","check":"11c90b09"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',14,1.79484072557324552538e+09,'answered',0,'{"turn":3,"asked":"push","given":"push","check":"2637d326","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',15,1.79484072557324552538e+09,'rolled',0,'{"number":4,"given":"light-blank light-money1 dark-money1","check":"bd29faee"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',16,1.79484072558129787444e+09,'answered',0,'{"turn":4,"asked":"push","given":"pass","check":"f1113806","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',17,1.79484072558843088147e+09,'answered',1,'{"turn":1,"asked":"move","given":"A2","check":"beaca49c","by":"player"}');
INSERT INTO "entries" VALUES('3wMAo3vdCjtu3Gmo',18,1.7948407256012804508e+09,'answered',1,'{"turn":2,"asked":"buy","given":"brown","check":"33a434ca","by":"player"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',0,1.79484071958914279936e+09,'made',-1,'{"game":"cubitos","rules":2,"options":{"players":2,"race":"2","rounds":6},"seats":[{"kind":"open","kept":"085fa7e8cd2df2f258f5fa1d82e14f37eb5db3471535ace58b8a8acd05847125","name":"Mira"},{"kind":"bot","bot":"greedy","name":"greedy"}],"public":false,"clock":{"kind":"none"},"commitment":"f045fd862f7d6a085df7c2f7c96d45641bda3513ab67a576104b459b961f0845","code":"XX5K55","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',1,1.79484071984750390054e+09,'sat',0,'{"name":"Mira","seed":"bdd18633de5be7cfebf1ec4c85f82c61","person":null,"claimed":null,"token":"e8ab1a8751554e29a0e9db9487aa3e89a2e9a4e070b748f4c20d77a7d33c6ac9"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',2,1.79484071985124850269e+09,'began',-1,'{"seeds":["bdd18633de5be7cfebf1ec4c85f82c61","383c3189841cba59d2dbc4c7a1b758df6d30069754079acf1a31e22154d38879"],"check":"4cefed9f"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',3,1.79484071985124850269e+09,'rolled',-1,'{"number":0,"given":"first-1","check":"4be2a18f"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',4,1.79484071985124850269e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-money1 light-money1 dark-blank dark-blank start-credit","check":"aee9b226"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',5,1.79484071985124850269e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-blank","check":"d7df33e3"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',6,1794840719.88099,'answered',0,'{"turn":0,"asked":"push","given":"pass","check":"999777ce","by":"player"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',7,1.79484072029107952122e+09,'answered',1,'{"turn":0,"asked":"push","given":"push","check":"496f1ae7","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',8,1.79484072029107952122e+09,'rolled',1,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-money1","check":"e6ac338a"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',9,1.79484072029394721992e+09,'answered',1,'{"turn":1,"asked":"push","given":"push","check":"9e638632","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',10,1.79484072029394721992e+09,'rolled',1,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-blank light-money1 dark-money1","check":"85a271ec"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',11,1.79484072029612064368e+09,'answered',1,'{"turn":2,"asked":"push","given":"push","check":"9161b1ed","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',12,1.79484072029612064368e+09,'rolled',1,'{"number":3,"given":"light-blank light-blank light-blank light-blank light-money1","check":"9b8521fb"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',13,1.79484072029808735841e+09,'answered',1,'{"turn":3,"asked":"push","given":"pass","check":"90df0f1b","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',14,1.79484072030542063718e+09,'answered',0,'{"turn":1,"asked":"buy","given":"green","check":"d61760e4","by":"player"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',15,1.79484072030697178841e+09,'answered',1,'{"turn":4,"asked":"buy_moves","given":"0","check":"1767e5a4","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',16,1.79484072031266379352e+09,'answered',1,'{"turn":5,"asked":"buy","given":"brown","check":"74ce36b1","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',17,1.79484072031618332857e+09,'answered',0,'{"turn":2,"asked":"draw","given":"green in draw","check":"08b7979e","by":"player"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',18,1.79484072031768751142e+09,'answered',1,'{"turn":6,"asked":"draw","given":"brown in draw","check":"61e6f426","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',19,1.7948407203247897625e+09,'answered',1,'{"turn":7,"asked":"draw","given":"dark in draw","check":"99cfd9f0","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',20,1.7948407203247897625e+09,'rolled',0,'{"number":1,"given":"green-power light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-money1","check":"5b3af4cf"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',21,1.7948407203247897625e+09,'rolled',1,'{"number":4,"given":"brown-blank light-blank light-blank light-money1 light-money1 light-money1 light-money1 dark-blank dark-blank start-money2","check":"322c5981"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',22,1794840720.3293,'answered',0,'{"turn":3,"asked":"push","given":"push","check":"4dc90b56","by":"player"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',23,1.79484072033105659482e+09,'answered',1,'{"turn":8,"asked":"push","given":"push","check":"bf7253fe","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',24,1.79484072033105659482e+09,'rolled',1,'{"number":5,"given":"brown-blank light-blank light-blank dark-blank dark-move","check":"2b095b41"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',25,1.7948407203337523937e+09,'answered',0,'{"turn":4,"asked":"on_push","given":"roll","check":"0fe7cdd8","by":"player"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',26,1.7948407203337523937e+09,'rolled',0,'{"number":2,"given":"light-blank light-blank light-blank light-money1 light-money1 light-money1 dark-blank","check":"58522cff"}');
INSERT INTO "entries" VALUES('9ZcrE8_9_kwuMSfb',27,1.79484072033626699442e+09,'answered',1,'{"turn":9,"asked":"push","given":"pass","check":"a43bb16c","by":"bot","bot":"greedy"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',0,1.7948407203447597027e+09,'made',-1,'{"game":"cubitos","rules":2,"options":{"players":2,"race":"1","rounds":4},"seats":[{"kind":"open","kept":"bf2c13253ff472cb2662978ac3f1d8cba05a8ab37a454d9d56011d0ad12e1e36","name":"Mira"},{"kind":"open","kept":"0fdc5af7ae36d01721946f637346d9f20d01131f42497a8cca6257405f587ba9","name":"Ben"}],"public":true,"clock":{"kind":"days","days":7},"commitment":"e4000b5b9ac37842dfab3e5a1ff6584e180b08d1a6094420b5210c747c49b9ac","code":"5E2XYF","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',1,1.79484072036233186725e+09,'sat',0,'{"name":"Mira","seed":"c3a5eeb4298a2b5030f30997cc030328","person":null,"claimed":null,"token":"19d404803d7adea604bc7222668e9a1f32f7ad55044f78ab9cfddb790f510e8b"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',2,1.79484072036760926253e+09,'sat',1,'{"name":"Ben","seed":"3210f132fdae23f152e40f2aafbeafbb","person":null,"claimed":null,"token":"7f42780dcca0d5f105636484c4d70f39f1c4e9336a384d7329eb2517a2e87383"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',3,1.79484072037896418569e+09,'began',-1,'{"seeds":["c3a5eeb4298a2b5030f30997cc030328","3210f132fdae23f152e40f2aafbeafbb"],"check":"ddce5b2f"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',4,1.79484072037896418569e+09,'rolled',-1,'{"number":0,"given":"first-2","check":"3bf432c4"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',5,1.79484072037896418569e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-blank","check":"ade00632"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',6,1.79484072037896418569e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-blank start-blank","check":"f6aff17d"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',7,1.79484072039601731305e+09,'answered',0,'{"turn":0,"asked":"push","given":"push","check":"18bcd201","by":"player"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',8,1.79484072039601731305e+09,'rolled',0,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-blank dark-blank dark-money1","check":"65b9aaac"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',9,1.79484072040488433835e+09,'answered',1,'{"turn":0,"asked":"push","given":"pass","check":"9ec073f9","by":"player"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',10,1.79484072040677070615e+09,'answered',0,'{"turn":1,"asked":"push","given":"push","check":"7ac196ce","by":"player"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',11,1.79484072040677070615e+09,'rolled',0,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank","check":"2ae92245"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',12,1.7948407204132461548e+09,'answered',0,'{"turn":2,"asked":"push","given":"push","check":"7c83212b","by":"player"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',13,1.7948407204132461548e+09,'rolled',0,'{"number":3,"given":"light-blank light-blank light-blank light-blank light-money1 dark-blank","check":"bb80d214"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',14,1.79484072041615557672e+09,'answered',0,'{"turn":3,"asked":"push","given":"pass","check":"b9b003a2","by":"player"}');
INSERT INTO "entries" VALUES('S9CzVyilB6z1Vtzh',15,1.79484072041805410384e+09,'answered',0,'{"turn":4,"asked":"buy_moves","given":"1","check":"5d6da3d7","by":"player"}');
INSERT INTO "entries" VALUES('_3WGUM2pEeJOULK1',0,1.7948407307062706947e+09,'made',-1,'{"game":"novodice","rules":1,"options":{"players":2},"seats":[{"kind":"open","kept":"b6f26ff3555f656dc8f8fc0580b9b5547efb1a33dd1d9e737070cfc3690f3a94","name":"Mira"},{"kind":"open"}],"public":true,"clock":{"kind":"none"},"commitment":"8b8c279178febb38ddde3606f4df741e87ddeb200f92ce146d0b49c052a9d4b0","code":"8Y4N85","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',0,1.79484073061647486689e+09,'made',-1,'{"game":"cubitos","rules":2,"options":{"players":2,"race":"1","rounds":1},"seats":[{"kind":"open"},{"kind":"open"}],"public":true,"clock":{"kind":"none"},"commitment":"03256a0b18a1b1024d3d6c2facbcf380e15045976f834b424c430e33a6fcf118","code":"TM37ND","title":null,"stand_in":"greedy","rematch_of":null}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',1,1.79484073064902281756e+09,'sat',0,'{"name":"Ada","seed":"2cfbe5710995127874f8c209d4ac196a","person":1,"claimed":"Ada","token":"25a2b9e6ed4815b1d66f26ca0ecd1deb67bdecc4efae554042169774e57336c1"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',2,1.79484073065676856041e+09,'sat',1,'{"name":"\u0410da","seed":"344d74ab5cce7d2ba3a170692d675adc","person":2,"claimed":"\u0410da","token":"0eeda166b6e70c5edd959ce79b84cce872b217501c62a55e5a5166f76214bba6"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',3,1.79484073066170787815e+09,'began',-1,'{"seeds":["2cfbe5710995127874f8c209d4ac196a","344d74ab5cce7d2ba3a170692d675adc"],"check":"ddce5b2f"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',4,1.79484073066170787815e+09,'rolled',-1,'{"number":0,"given":"first-1","check":"32782c74"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',5,1.79484073066170787815e+09,'rolled',0,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-money1 light-money1 light-money1 dark-blank dark-blank start-blank","check":"1c9f2d23"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',6,1.79484073066170787815e+09,'rolled',1,'{"number":0,"given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-money1","check":"e7383529"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',7,1.79484073066958236698e+09,'answered',0,'{"turn":0,"asked":"push","given":"push","check":"8da76182","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',8,1.79484073066958236698e+09,'rolled',0,'{"number":1,"given":"light-blank light-blank light-blank light-blank dark-blank dark-move start-money2","check":"43f50fde"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',9,1.79484073067192268372e+09,'answered',1,'{"turn":0,"asked":"push","given":"push","check":"70496b85","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',10,1.79484073067192268372e+09,'rolled',1,'{"number":1,"given":"light-blank light-blank light-blank light-blank light-blank light-blank dark-blank","check":"994b627a"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',11,1.79484073067356276511e+09,'answered',0,'{"turn":1,"asked":"push","given":"pass","check":"15a6d9ac","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',12,1.79484073067505550385e+09,'answered',1,'{"turn":1,"asked":"push","given":"push","check":"550638e8","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',13,1.79484073067505550385e+09,'rolled',1,'{"number":2,"given":"light-blank light-blank light-blank light-blank light-money1 light-money1 dark-blank","check":"7f224dda"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',14,1.79484073067685556408e+09,'answered',1,'{"turn":2,"asked":"push","given":"pass","check":"42ed908a","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',15,1.79484073067832326882e+09,'answered',0,'{"turn":2,"asked":"buy_moves","given":"0","check":"5ecde7e8","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',16,1.79484073067966341972e+09,'answered',1,'{"turn":3,"asked":"buy_moves","given":"1","check":"a898889a","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',17,1.79484073068129873279e+09,'answered',0,'{"turn":3,"asked":"move","given":"G11","check":"68075e85","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',18,1.79484073068272566796e+09,'answered',1,'{"turn":4,"asked":"move","given":"K9","check":"c7dee3d4","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',19,1.79484073068410634999e+09,'answered',0,'{"turn":4,"asked":"buy","given":"none","check":"ed4a8340","by":"player"}');
INSERT INTO "entries" VALUES('eymGdHH9H060KnzC',20,1.79484073068410634999e+09,'ended',-1,'{"scores":[1,0],"winners":[0],"secret":"cafbff31e4d9f8e78b0baff18251b2a4aecbcac8cf780990a5fd1d992acf8e70"}');
CREATE TABLE people (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	name_folded TEXT NOT NULL, 
	passphrase TEXT NOT NULL, 
	made_at DOUBLE NOT NULL, 
	CONSTRAINT uq_people_name_folded UNIQUE (name_folded)
);
INSERT INTO "people" VALUES(1,'Ada','ada','$argon2id$v=19$m=19456,t=2,p=1$gSe6048nQjKVbvJICUUkbw$zHQjVMx2wb82jgNskaUYee5HpsD2E2aDcEOc9RFWv/4',1.79484071397034049039e+09);
INSERT INTO "people" VALUES(2,'Аda','аda','$argon2id$v=19$m=19456,t=2,p=1$sC6Kr4xe20Ud+Iv27CIOKg$HSILbTmN5GMDoc2+G02v4Y/6NCcX/jgKGw9Gy22VwZY',1.79484071404235076899e+09);
INSERT INTO "people" VALUES(3,'Zoë','zoë','$argon2id$v=19$m=19456,t=2,p=1$AhQc/ogiHpTnp8w7895b8Q$4EceucCX7aKME1QvNnloJKzLG7kyrTPkEGJOG9d1LjU',1.79484071407687759396e+09);
INSERT INTO "people" VALUES(4,'Al‍an','al‍an','$argon2id$v=19$m=19456,t=2,p=1$pjodrb1CehWdMCQfLZ4ShQ$MtZZaGCfCl9bxJWBOBskX5lkpirsS5TO8qI0GIkuyzY',1.79484071412704849243e+09);
INSERT INTO "people" VALUES(5,'lısa 2','lısa 2','$argon2id$v=19$m=19456,t=2,p=1$t0VusegYyyETU1iq18e0hw$TqjHnKhPApT+l1/tJSlHm+S0YR6DFs7iYAi66wJmiNY',1.7948407141842689514e+09);
INSERT INTO "people" VALUES(6,'Ｗide','wide','$argon2id$v=19$m=19456,t=2,p=1$okzDecdVTLZsvENeL3Ftgg$uGT3fuHhgZU7F2KGn2lRA4zkdsiABga2t1CCsoSfjQs',1.79484071422987031931e+09);
CREATE TABLE ratings (
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	name TEXT NOT NULL, 
	mu DOUBLE NOT NULL, 
	sigma DOUBLE NOT NULL, 
	games INTEGER NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (game, player)
);
INSERT INTO "ratings" VALUES('cubitos','person:1','Ada',2.76353894931404973087e+01,8.06590141354368,1);
INSERT INTO "ratings" VALUES('cubitos','person:2','Аda',2.23646105068595026912e+01,8.06590141354368,1);
CREATE TABLE records (
	table_id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	ended_at DOUBLE NOT NULL, 
	text TEXT NOT NULL, 
	CONSTRAINT pk_records PRIMARY KEY (table_id), 
	CONSTRAINT fk_records_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "records" VALUES('eymGdHH9H060KnzC','cubitos',1.79484073068410634999e+09,'{"dicehall":1,"game":"cubitos","rules":2,"options":{"players":2,"race":"1","rounds":1},"seats":["Ada","Аda"],"dice":{"source":"fair","version":"1","table":"eymGdHH9H060KnzC","commitment":"03256a0b18a1b1024d3d6c2facbcf380e15045976f834b424c430e33a6fcf118","seeds":"2cfbe5710995127874f8c209d4ac196a 344d74ab5cce7d2ba3a170692d675adc","secret":"cafbff31e4d9f8e78b0baff18251b2a4aecbcac8cf780990a5fd1d992acf8e70","sides":"red=blank,blank,blank,blank,symbol,power orange=blank,blank,blank,blank,symbol,power yellow=blank,blank,blank,blank,symbol,power green=blank,blank,blank,symbol,power,move blue=blank,blank,blank,symbol,power,money2 purple=blank,blank,blank,blank,blank,symbol brown=blank,blank,blank,blank,symbol,money3 white=blank,blank,blank,symbol,move,move light=blank,blank,blank,blank,blank,money1 dark=blank,blank,blank,blank,money1,move start=blank,blank,blank,credit,move,money2 red*=blank,blank,blank,blank,symbol,power orange*=blank,blank,blank,blank,symbol,power yellow*=blank,blank,blank,blank,symbol,power green*=blank,blank,blank,symbol,power,move blue*=blank,blank,blank,symbol,power,money2 purple*=blank,blank,blank,blank,blank,symbol brown*=blank,blank,blank,blank,symbol,money3 white*=blank,blank,blank,symbol,move,move light*=blank,blank,blank,blank,blank,money1 dark*=blank,blank,blank,blank,money1,move first=1,2"},"scores":[1,0],"over":true,"steps":[{"seat":-1,"number":0,"asked":"roll","given":"first-1","check":"32782c74"},{"seat":0,"number":0,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-money1 light-money1 light-money1 dark-blank dark-blank start-blank","check":"1c9f2d23"},{"seat":1,"number":0,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-blank light-blank light-money1 dark-blank dark-money1","check":"e7383529"},{"seat":0,"number":0,"asked":"push","given":"push","check":"8da76182"},{"seat":0,"number":1,"asked":"roll","given":"light-blank light-blank light-blank light-blank dark-blank dark-move start-money2","check":"43f50fde"},{"seat":1,"number":0,"asked":"push","given":"push","check":"70496b85"},{"seat":1,"number":1,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-blank light-blank dark-blank","check":"994b627a"},{"seat":0,"number":1,"asked":"push","given":"pass","check":"15a6d9ac"},{"seat":1,"number":1,"asked":"push","given":"push","check":"550638e8"},{"seat":1,"number":2,"asked":"roll","given":"light-blank light-blank light-blank light-blank light-money1 light-money1 dark-blank","check":"7f224dda"},{"seat":1,"number":2,"asked":"push","given":"pass","check":"42ed908a"},{"seat":0,"number":2,"asked":"buy_moves","given":"0","check":"5ecde7e8"},{"seat":1,"number":3,"asked":"buy_moves","given":"1","check":"a898889a"},{"seat":0,"number":3,"asked":"move","given":"G11","check":"68075e85"},{"seat":1,"number":4,"asked":"move","given":"K9","check":"c7dee3d4"},{"seat":0,"number":4,"asked":"buy","given":"none","check":"ed4a8340"}]}');
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
INSERT INTO "results" VALUES('eymGdHH9H060KnzC',0,'cubitos',1.79484073068410634999e+09,'person:1','Ada','person','people',1,1,1);
INSERT INTO "results" VALUES('eymGdHH9H060KnzC',1,'cubitos',1.79484073068410634999e+09,'person:2','Аda','person','people',0,2,0);
CREATE TABLE sessions (
	token_hash TEXT NOT NULL, 
	person_id INTEGER NOT NULL, 
	made_at DOUBLE NOT NULL, 
	used_at DOUBLE NOT NULL, 
	CONSTRAINT pk_sessions PRIMARY KEY (token_hash), 
	CONSTRAINT fk_sessions_person_id FOREIGN KEY(person_id) REFERENCES people (id)
);
INSERT INTO "sessions" VALUES('f52d7e3adcb57fdcd63b4873f43af2554ae05bf02fc8e6734a36b30cfe24c4fd',1,1.79484071398308181761e+09,1.79484071398308181761e+09);
INSERT INTO "sessions" VALUES('855b8891ac2ddf92e9366a49be624695092b7e08cecef33efa8c6772bcc7f54a',2,1.79484071404468226431e+09,1.79484071404468226431e+09);
INSERT INTO "sessions" VALUES('e085dd415bedd38529ce6b9754116355915bb84954d8cf27c4b9204ea1940436',3,1.79484071408034181593e+09,1.79484071408034181593e+09);
INSERT INTO "sessions" VALUES('1c552ccfae5f647b6190139c30d9f5e7c73b6564089202d8aa12c8bd789d974e',4,1.79484071412866210935e+09,1.79484071412866210935e+09);
INSERT INTO "sessions" VALUES('dbff4e465d79adf21721769ac8d872967fc3c905ec02e06fc47bd373305c70d2',5,1.79484071418824362754e+09,1.79484071418824362754e+09);
INSERT INTO "sessions" VALUES('8e65cacbbfd0779301d0f5b6a42f8cad074cc7ee4c7631edee802d0d6fa43163',6,1.79484071423632645606e+09,1.79484071423632645606e+09);
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
INSERT INTO "tables" VALUES('-IbJYAGryCq2-hDd','YRZHQS','novodice','running',1,X'CAC1F2A31BBF8A4176D579989A3EC1758D6A732303AB2F0BF3E8C9C76CFF62B1','In play','{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"person","name":"Ben","bot":null,"away":false}],"options":{"players":2},"clock":{"kind":"none"}}',23,1.79484071424890661238e+09,1.79484071452556943893e+09,NULL,NULL);
INSERT INTO "tables" VALUES('9ZcrE8_9_kwuMSfb','XX5K55','cubitos','running',0,X'7CCB9BB060BB4C64B12423AC75B1D78DC36C6F0DEAD5B45896368CA14BA2C1A8',NULL,'{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"bot","name":"greedy","bot":"greedy","away":false}],"options":{"players":2,"race":"2","rounds":6},"clock":{"kind":"none"}}',28,1.79484071958914279936e+09,1.79484072033626699442e+09,NULL,NULL);
INSERT INTO "tables" VALUES('S9CzVyilB6z1Vtzh','5E2XYF','cubitos','running',1,X'B3F17233B2E43D6B61F25E22F79FD1C71AB54E721A4C5CCA3F339DC69099C1DF',NULL,'{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"person","name":"Ben","bot":null,"away":false}],"options":{"players":2,"race":"1","rounds":4},"clock":{"kind":"days","days":7}}',16,1.7948407203447597027e+09,1.79484072041805410384e+09,NULL,NULL);
INSERT INTO "tables" VALUES('3wMAo3vdCjtu3Gmo','Q2RS3C','cubitos','running',1,X'B87119369C33CA2C75E9FA8F7EE3F5EA78591F86C9CE5A6BB67F8205ED94AD33','Own map','{"seats":[{"kind":"person","name":"Mira","bot":null,"away":false},{"kind":"person","name":"Ben","bot":null,"away":false}],"options":{"players":2,"race":"1","tracks":["title: Round the Pond\nauthor: somebody\n\n. 0 0 1 1 1\nS 0 0c2 1~ 1 1x1 Fin\nS 0 0~ 1~ 1J Fin\nS 0>a$3 0 1 1<a 1 Fin\n"],"laps":1,"rounds":4},"clock":{"kind":"none"}}',19,1.79484072546189308162e+09,1.7948407256012804508e+09,NULL,NULL);
INSERT INTO "tables" VALUES('eymGdHH9H060KnzC','TM37ND','cubitos','ended',1,X'CAFBFF31E4D9F8E78B0BAFF18251B2A4AECBCAC8CF780990A5FD1D992ACF8E70',NULL,'{"seats":[{"kind":"person","name":"Ada","bot":null,"away":false},{"kind":"person","name":"\u0410da","bot":null,"away":false}],"options":{"players":2,"race":"1","rounds":1},"clock":{"kind":"none"}}',21,1.79484073061647486689e+09,1.79484073068410634999e+09,1.79484073068410634999e+09,NULL);
INSERT INTO "tables" VALUES('_3WGUM2pEeJOULK1','8Y4N85','novodice','open',1,X'52EEF7827EC1CF50191D66DC463C71830B9709A075C6244D7A23EC4949FC7B30',NULL,'{"seats":[{"kind":"open","name":"Mira","bot":null,"away":false},{"kind":"open","name":"","bot":null,"away":false}],"options":{"players":2},"clock":{"kind":"none"}}',1,1.7948407307062706947e+09,1.7948407307062706947e+09,NULL,NULL);
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
