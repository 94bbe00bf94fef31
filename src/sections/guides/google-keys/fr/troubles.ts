export const keyTroubles = [
  {
    sign: 'Google Maps est gris et porte la mention anglaise « For development purposes only ».',
    cure: 'La facturation n’est pas associée au projet de la clé. Sélectionnez votre projet dans la console Google Cloud, ouvrez Facturation et associez votre compte de facturation.'
  },
  {
    sign: 'Google Maps dit qu’il ne peut pas se charger correctement sur cette page.',
    cure: 'La restriction de site Web de la clé ne correspond pas. Vérifiez que les deux lignes se terminent par /* et que votre domaine s’écrit comme dans la barre d’adresse. Attendez cinq minutes et rechargez la page.'
  },
  {
    sign: 'Le formulaire de contact signale au propriétaire du site que le domaine n’est pas valide pour la clé.',
    cure: 'Votre domaine manque dans la liste de la clé reCAPTCHA. Ouvrez ses paramètres, ajoutez le domaine sans https:// ni www, et enregistrez.'
  },
  {
    sign: 'Le formulaire de contact signale que le type de clé n’est pas valide.',
    cure: 'C’est une clé de version 2, et le type d’une clé ne peut pas être changé. Créez-en une nouvelle du type Basé sur un score (v3), puis collez sa clé du site et sa clé secrète.'
  },
  {
    sign: 'Chaque message est refusé comme s’il venait d’un robot.',
    cure: 'La clé du site et la clé secrète ont été interverties, ou viennent de clés différentes. Copiez de nouveau les deux à partir de la même page.'
  }
]
