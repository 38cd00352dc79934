package i18n

// frCourse is the lessons. URI texts stand between back-quotes; what is said of
// each is recomputed by the tests of web/play.
var frCourse = map[string]string{
	"course.components.title": "De quoi un URI est fait",
	"course.components.1":     "Un URI est une ligne de texte qui nomme une ressource. Quelques délimiteurs le coupent en cinq composants, toujours dans cet ordre : schéma, autorité, chemin, requête, fragment. L’expression rationnelle de l’annexe B s’en charge, et elle coupe n’importe quel texte.",
	"course.components.2":     "Dans `http://a/b/c/d;p?q`, le schéma est `http`, l’autorité `a`, le chemin `/b/c/d;p` et la requête `q` ; il n’y a pas de fragment.",
	"course.components.3":     "Derrière « ? », une barre oblique est une donnée : `g?y/../x` a le chemin `g` et la requête `y/../x`. Derrière « # », même un point d’interrogation est une donnée.",

	"course.undefined.title": "Indéfini n’est pas vide",
	"course.undefined.1":     "Un composant sans son délimiteur est indéfini. Avec le délimiteur et rien derrière, il est vide. `http://a/b` n’a pas de requête ; `http://a/b?` en a une, de zéro caractère.",
	"course.undefined.2":     "La différence compte. Avec la base `http://a/b/c/d;p?q`, la référence `?` donne `http://a/b/c/d;p?`, car une requête définie remplace celle de la base, même vide.",
	"course.undefined.3":     "Il en va de même de l’autorité (vide dans `file:///x`, indéfinie dans `file:/x`), des informations d’utilisateur, du port et du fragment. Seul le chemin est toujours défini, quoiqu’il puisse être vide.",

	"course.characters.title": "Caractères et codage en pourcentage",
	"course.characters.1":     "Les lettres, les chiffres, « - », « . », « _ » et « ~ » ne veulent dire qu’eux-mêmes : ils sont non réservés. Les caractères « :/?#[]@ » et « !$&'()*+,;= » sont réservés, car ils peuvent délimiter quelque chose. Tout autre octet s’écrit « % » et deux chiffres hexadécimaux.",
	"course.characters.2":     "Un caractère non réservé veut dire la même chose codé ou non : `http://a/%7Eu` et `http://a/~u` sont équivalents. Un caractère réservé, non : `http://a/b%2Fc` et `http://a/b/c` diffèrent, car « %2F » est une donnée dans un segment et « / » en sépare deux.",
	"course.characters.3":     "Une espace, un accent circonflexe ou un « é » ne peuvent figurer nulle part, les crochets seulement autour d’une adresse IP dans l’hôte. Dans `http://a/b c`, le onzième caractère est fautif ; `http://a/b%20c` est correct.",

	"course.authority.title": "L’autorité : utilisateur, hôte, port",
	"course.authority.1":     "« // » commence l’autorité ; le « / », « ? » ou « # » suivant la termine. Dans `ftp://jo@h.example:21/x`, l’utilisateur est `jo`, l’hôte `h.example` et le port `21`.",
	"course.authority.2":     "Un hôte est une adresse IP entre crochets, comme dans `http://[::1]/`, quatre nombres jusqu’à 255, comme dans `http://127.0.0.1/`, ou un nom enregistré. Ce qui n’est ni l’un ni l’autre est un nom enregistré : `http://256.1.1.1/` est valide.",
	"course.authority.3":     "Ce qui précède « @ » n’est pas l’hôte. Dans `http://a.example@b.example/`, l’hôte est `b.example`, même si le reste y ressemble.",

	"course.paths.title": "Les cinq sortes de chemin",
	"course.paths.1":     "Avec une autorité, un chemin est path-abempty : il est vide ou commence par « / ». Sans autorité, il est path-absolute (il commence par « / », mais pas « // »), path-empty, ou commence par un segment : path-rootless derrière un schéma, path-noscheme dans une référence relative.",
	"course.paths.2":     "Ces sortes font que chaque texte ne se lit que d’une façon. Un path-noscheme n’a pas de deux-points dans son premier segment : `b:c` est le schéma `b` avec le chemin `c`. Pour un chemin, écrivez `./b:c`.",
	"course.paths.3":     "Pour la même raison, un chemin sans autorité ne peut commencer par « // » : `//g` est l’hôte `g`. Les segments, eux, peuvent être vides : `http://a//b` a le chemin `//b`, de deux segments.",

	"course.references.title": "Les références relatives",
	"course.references.1":     "Une référence est un URI ou, sans schéma, relative. Son début dit sa sorte : `//g` est une référence à chemin réseau, `/g` une référence à chemin absolu, `g` et `../g` sont des références à chemin relatif.",
	"course.references.2":     "La sorte dit ce qui vient de la base. Avec la base `http://a/b/c/d;p?q`, `//g` donne `http://g`, `/g` donne `http://a/g`, et `g` donne `http://a/b/c/g`.",
	"course.references.3":     "`#s` et la référence vide restent dans le document : ce sont des références au même document. Quant à `C:/f`, ce n’est pas un chemin, mais un URI de schéma `C`.",

	"course.base.title": "D’où vient la base",
	"course.base.1":     "Une référence relative ne dit rien sans base. Le §5.1 cherche en quatre endroits, et le premier qui en a une l’emporte : dans le contenu même (comme <base href>), dans ce qui l’enveloppe, dans l’URI par lequel il a été obtenu (le dernier, après toutes les redirections), enfin dans un défaut de l’application.",
	"course.base.2":     "Le dernier segment d’une base compte comme un fichier : avec la base `https://h.example/docs/guide`, la référence `intro` donne `https://h.example/docs/intro`. Suivi d’une barre, c’est un répertoire : avec `https://h.example/docs/guide/`, elle donne `https://h.example/docs/guide/intro`.",
	"course.base.3":     "Une base a un schéma, et son fragment ne joue aucun rôle : avec la base `http://a/b#c`, la référence vide donne `http://a/b`.",

	"course.transform.title": "Transformer : quelques questions",
	"course.transform.1":     "Le §5.2.2 demande tour à tour : la référence a-t-elle un schéma ? Une autorité ? Son chemin est-il vide ? Son chemin commence-t-il par une barre ? Le premier oui décide ; ce que la référence n’apporte pas vient de la base.",
	"course.transform.2":     "La requête suit le chemin. Avec la base `http://a/b/c/d;p?q`, `g?y` donne `http://a/b/c/g?y`, `g` donne `http://a/b/c/g` sans aucune requête, et `?y` garde le chemin : `http://a/b/c/d;p?y`.",
	"course.transform.3":     "Le fragment est toujours celui de la référence. `#s` donne `http://a/b/c/d;p?q#s` ; avec `g`, aucun fragment d’une base ne pourrait survivre.",

	"course.merge.title": "Fusionner : derrière la dernière barre",
	"course.merge.1":     "Un chemin relatif se place derrière le répertoire de la base : tout jusqu’à sa dernière barre. De `/b/c/d;p`, le chemin de `http://a/b/c/d;p?q`, on garde `/b/c/` ; ainsi `g` donne `http://a/b/c/g`.",
	"course.merge.2":     "Il y a un cas particulier : une base avec une autorité et un chemin vide. Alors « / » précède le chemin de la référence, et avec la base `http://a` la référence `g` donne `http://a/g`.",
	"course.merge.3":     "On fusionne avant de retirer les segments point ; un « .. » final de la base est donc coupé comme un fichier : avec la base `http://a/b/..`, `c` donne `http://a/b/c`. L’erratum 4789 donnerait `http://a/c`.",

	"course.dots.title": "remove_dot_segments : deux mémoires tampons",
	"course.dots.1":     "Le chemin est la mémoire tampon d’entrée ; celle de sortie est d’abord vide. Des règles 2A à 2E, la première qui convient au début de l’entrée s’applique, encore et encore, jusqu’à ce que l’entrée soit vide.",
	"course.dots.2":     "2A retire « ../ » ou « ./ », et 2D un « .. » ou « . » seul. 2B change « /./ » en « / ». 2C change « /../ » en « / » et ôte le dernier segment de la sortie. 2E déplace le premier segment vers la sortie.",
	"course.dots.3":     "Ainsi `/a/b/c/./../../g` devient `/a/g`. Un « .. » qui ne trouve plus rien à ôter disparaît : `/../g` devient `/g`. Seuls des segments entiers comptent : `/a/..g` et `/a/%2e%2e/g` restent tels quels.",

	"course.recompose.title": "Recomposer : de nouveau un seul texte",
	"course.recompose.1":     "Le §5.3 rassemble les composants. Un délimiteur ne s’écrit que là où son composant est défini : avec la base `http://a/b/c/d;p?q`, `#` donne `http://a/b/c/d;p?q#`, au fragment vide.",
	"course.recompose.2":     "Le résultat doit se couper en les mêmes composants. Une fois il ne le fait pas : avec la base `f:/a`, `.//g` laisse le chemin `//g` et pas d’autorité. À la lettre, cela s’écrit `f://g`, avec un hôte `g` que personne n’a écrit.",
	"course.recompose.3":     "Le §3.3 interdit un tel chemin. Ce site écrit donc `f:/.//g`, le dit, et montre l’autre texte à côté.",

	"course.normalize.title": "Normaliser et comparer : une échelle",
	"course.normalize.1":     "Deux textes identiques nomment la même ressource ; deux textes différents le peuvent aussi. Le §6.2 est une échelle : chaque échelon en trouve davantage, à plus grands frais.",
	"course.normalize.2":     "Casse : `HTTP://A/` est `http://a/`. Codage en pourcentage : `http://a/%7Eu` est `http://a/~u`. Segments point : `http://a/b/../c` est `http://a/c`. Schéma : `http://a:80/` est `http://a/`.",
	"course.normalize.3":     "Rien d’autre ne l’est. `http://a/b` et `http://a/b/` diffèrent, de même `http://a/B` et `http://a/b`, et une requête vide reste : `http://a/?` n’est pas `http://a/`.",

	"course.strict.title": "Strict, non strict, et les navigateurs",
	"course.strict.1":     "`http:g` a un schéma, c’est donc un URI dont le chemin est `g`. Résolu strictement avec la base `http://a/b/c/d;p?q`, il reste `http:g`. De vieux logiciels ignorent un schéma qui est celui de la base, et trouvent `http://a/b/c/g`. C’est ici un réglage.",
	"course.strict.2":     "Deux errata sont aussi des réglages. Selon l’erratum 4547, `../../../g` garde le « .. » qui ne trouve rien : `http://a/../g` au lieu de `http://a/g`.",
	"course.strict.3":     "Les navigateurs suivent un autre document, le standard URL. Ils lisent « \\ » comme « / », et `%2e%2e` comme « .. ». Selon la RFC, `%2e%2e/admin` avec la base `http://a/b/c` est `http://a/b/%2e%2e/admin` ; les navigateurs en font `http://a/admin`. Ce que dit le vôtre figure à côté de chaque cible.",

	"course.history.title": "De 1994 à 2005 : comment les règles ont changé",
	"course.history.1":     "La RFC 1630 décrivit l’idée en juin 1994, la RFC 1738 les schémas du moment en décembre 1994. La RFC 1808 (1995) ajouta les URL relatives, la RFC 2396 (1998) réunit le tout, et la RFC 3986 (2005) est la norme actuelle.",
	"course.history.2":     "Des réponses ont changé en chemin. Avec la base `http://a/b/c/d;p?q`, la RFC 2396 faisait `http://a/b/c/?y` de `?y` ; c’est maintenant `http://a/b/c/d;p?y`. Et `../../../g` restait `http://a/../g` ; c’est maintenant `http://a/g`.",
	"course.history.3":     "La RFC 1738 ignorait « ~ » et écrivait `%7E` ; il est non réservé aujourd’hui. Les paramètres derrière « ; » avaient leur propre place dans la RFC 1808, avant qu’on ne cherche les barres ; aujourd’hui « ; » est un caractère d’un segment, et avec la base `http://a/b/c/d;p=1/2?q` la référence `g` donne `http://a/b/c/d;p=1/g`.",
}
