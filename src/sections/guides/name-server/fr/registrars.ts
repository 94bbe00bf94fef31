import type { Registrar } from '../registrar.ts'

/** The registrars that Canadian agents use; buttons have the names that their pages show. */
export const registrars: readonly Registrar[] = [
  {
    name: 'GoDaddy',
    signIn: 'https://dcc.godaddy.com',
    clicks: [
      'Connectez-vous, ouvrez votre nom en haut à droite, puis My Products, puis Domains.',
      'Appuyez sur votre domaine, puis sur l’onglet DNS, puis sur Nameservers.',
      'Appuyez sur Change Nameservers et choisissez I’ll use my own nameservers.',
      'Remplacez les serveurs de noms de la liste par les deux vôtres et appuyez sur Save.',
      'Cochez le consentement et appuyez sur Continue. Si la protection du domaine est activée, GoDaddy vous envoie d’abord un code.'
    ]
  },
  {
    name: 'Namecheap',
    signIn: 'https://www.namecheap.com/myaccount/login/',
    clicks: [
      'Connectez-vous et ouvrez Domain List à gauche.',
      'Appuyez sur Manage à côté de votre domaine.',
      'Dans la section Nameservers, choisissez Custom DNS dans la liste.',
      'Tapez un serveur de noms par ligne.',
      'Appuyez sur le crochet vert au bout de la ligne, sinon rien n’est enregistré.'
    ]
  },
  {
    name: 'Webnames.ca',
    signIn: 'https://www.webnames.ca',
    clicks: [
      'Appuyez sur Login et connectez-vous, puis ouvrez My Account et votre liste de domaines.',
      'Appuyez sur votre domaine pour en ouvrir les détails.',
      'Trouvez la section Name Servers (DNS) et appuyez sur Edit.',
      'Choisissez d’utiliser d’autres serveurs de noms, tapez les deux vôtres et laissez vides les adresses IP.',
      'Appuyez sur Update.'
    ]
  },
  {
    name: 'Rebel.ca',
    signIn: 'https://www.rebel.ca',
    clicks: [
      'Connectez-vous et appuyez sur Domain Manager.',
      'Appuyez sur votre domaine pour ouvrir sa page.',
      'Descendez jusqu’à Nameservers et choisissez les serveurs de noms personnalisés.',
      'Tapez les deux serveurs de noms et videz les autres lignes.',
      'Appuyez sur Save Changes au bas de la page.'
    ]
  },
  {
    name: 'Hover',
    signIn: 'https://www.hover.com/signin',
    clicks: [
      'Connectez-vous et appuyez sur votre domaine.',
      'Sous l’onglet Overview, trouvez Nameservers et appuyez sur Edit.',
      'Supprimez les deux noms de Hover, ns1.hover.com et ns2.hover.com.',
      'Tapez les deux serveurs de noms de votre tableau de bord.',
      'Appuyez sur Save Nameservers.'
    ]
  },
  {
    name: 'easyDNS',
    signIn: 'https://cp.easydns.com',
    clicks: [
      'Connectez-vous et appuyez sur manage à côté de votre domaine.',
      'Dans l’aperçu du domaine, trouvez Nameservers et appuyez sur edit.',
      'Retirez tous les noms d’easyDNS, de dns1 à dns4.',
      'Tapez les deux serveurs de noms de votre tableau de bord.',
      'Appuyez sur Next, lisez le résumé et appuyez sur Confirm.'
    ]
  },
  {
    name: 'Squarespace Domains',
    signIn: 'https://account.squarespace.com/domains',
    clicks: [
      'Connectez-vous et appuyez sur votre domaine dans la liste.',
      'Appuyez sur DNS, puis sur Domain Nameservers.',
      'Si DNSSEC est activé, désactivez-le d’abord, dans la page DNSSEC.',
      'Appuyez sur Use custom nameservers et tapez les deux serveurs de noms.',
      'Appuyez sur Save et entrez le code que Squarespace vous envoie.'
    ],
    remark:
      'Les domaines achetés chez Google Domains se trouvent maintenant ici, avec la même connexion Google.'
  },
  {
    name: 'Web Hosting Canada (WHC)',
    signIn: 'https://clients.whc.ca',
    clicks: [
      'Connectez-vous et ouvrez Domaines, puis Mes domaines.',
      'Appuyez sur le domaine, puis sur Serveurs de noms.',
      'Choisissez d’utiliser des serveurs de noms personnalisés.',
      'Tapez les deux serveurs de noms et videz les autres lignes.',
      'Enregistrez les serveurs de noms.'
    ]
  },
  {
    name: 'HostPapa',
    signIn: 'https://www.hostpapa.ca',
    clicks: [
      'Connectez-vous à votre tableau de bord et ouvrez Mes domaines.',
      'Appuyez sur le domaine, puis sur Serveurs de noms.',
      'Choisissez les serveurs de noms personnalisés.',
      'Tapez les deux serveurs de noms et videz les autres lignes.',
      'Enregistrez le changement.'
    ]
  },
  {
    name: 'Wix',
    signIn: 'https://manage.wix.com/account/domains',
    clicks: [
      'Les domaines achetés chez Wix ne peuvent utiliser que les serveurs de noms de Wix.',
      'Ouvrez Domaines, appuyez sur les trois points à côté du domaine et choisissez de le transférer hors de Wix.',
      'Transférez-le chez n’importe quel registraire de cette liste; cela prend de cinq à sept jours. Changez-y ensuite les serveurs de noms.'
    ],
    remark: 'Un domaine seulement connecté à Wix a été acheté ailleurs : changez-le là-bas.'
  },
  {
    name: 'Cloudflare',
    signIn: 'https://dash.cloudflare.com',
    clicks: [
      'Domaine acheté chez un autre registraire, dont seul le DNS est chez Cloudflare? Changez alors les serveurs de noms chez ce registraire, et supprimez le site chez Cloudflare une fois votre domaine Actif.',
      'Domaine acheté chez Cloudflare Registrar? Il ne peut pas quitter les serveurs de noms de Cloudflare. Écrivez-nous avant de faire quoi que ce soit : nous vous dirons si votre compte peut céder le domaine aux nôtres, ou s’il vaut mieux le transférer.'
    ]
  }
]
