/** Who to ask for the agreements, by where an agent works; Quebec comes first. */
export const boards = [
  {
    region: 'Québec',
    board: 'APCIQ, Centris®',
    ask: 'Les données viennent de Centris. Le dirigeant de votre agence signe l’entente de diffusion des données et y nomme le fournisseur. Le formulaire est en français.'
  },
  {
    region: 'Les provinces de l’Atlantique',
    board: 'NSAR, NBREA, PEIREA, NLAR',
    ask: 'Demandez à votre association la licence de données; si elle n’en a pas, utilisez le flux national ci-dessous.'
  },
  {
    region: 'Toronto et une grande partie de l’Ontario',
    board: 'TRREB et les chambres sur PropTx',
    ask: 'Dans l’espace des membres, sous les formulaires : Online DLA/IDX/VOW. Il couvre toutes les étapes ci-dessus, avec des rappels pour votre courtier responsable.'
  },
  {
    region: 'Hamilton, Mississauga, Waterloo, Simcoe',
    board: 'Cornerstone et les chambres sur ITSO',
    ask: 'Demandez au service aux membres l’entente sur le flux de données d’ITSO. IDX et VOW sont deux options d’un même formulaire.'
  },
  {
    region: 'Vancouver, la vallée du Fraser, Chilliwack',
    board: 'GVR, FVREB, CADREB',
    ask: 'L’IDX s’appelle ici Reciprocity. Demandez l’entente Reciprocity et l’entente VOW; votre agence doit participer à Reciprocity.'
  },
  {
    region: 'L’île de Vancouver et l’intérieur de la Colombie-Britannique',
    board: 'VIREB, VREB, Interior REALTORS®',
    ask: 'Demandez au service aux membres l’accès aux données pour un fournisseur tiers de site Web.'
  },
  {
    region: 'Alberta',
    board: 'CREB®, REALTORS® of Edmonton, les chambres sur Pillar 9',
    ask: 'Demandez la licence de données IDX et VOW. Ici, c’est votre courtier responsable qui signe en premier.'
  },
  {
    region: 'Saskatchewan et Manitoba',
    board: 'SRA, WinnipegREALTORS®',
    ask: 'Demandez à l’association son entente IDX; pour VOW, demandez ce qui est offert en ce moment.'
  },
  {
    region: 'Partout au Canada',
    board: 'SDD® de l’ACI',
    ask: 'Dans REALTOR Link®, ouvrez le Service de diffusion des données (SDD), ajoutez un flux pour votre site Web et choisissez le fournisseur. Il est moins détaillé que le flux d’une chambre, mais il est approuvé en quelques jours : un bon début en attendant.'
  }
]
