export const nameServerTroubles = [
  {
    sign: 'Le tableau de bord ne montre pas de serveurs de noms.',
    cure: 'Votre site Web n’est pas encore ouvert aux visiteurs, nous copions encore vos enregistrements, ou le changement nuirait : le tableau de bord dit ce qu’il en est. Laissez votre domaine tel quel jusqu’à ce qu’ils apparaissent.'
  },
  {
    sign: 'La vérification du DNS trouve toujours les anciens serveurs de noms.',
    cure: 'Connectez-vous chez votre registraire et vérifiez que le changement a été enregistré; certains demandent une seconde confirmation ou envoient un code. S’il l’a été, attendez : l’ancienne réponse reste en cache jusqu’à 48 heures.'
  },
  {
    sign: 'Elle trouve nos serveurs de noms, et d’autres aussi.',
    cure: 'Retirez tous les serveurs de noms qui ne figurent pas dans votre tableau de bord. Avec les deux sortes, les visiteurs aboutissent au hasard dans une maison ou dans l’autre.'
  },
  {
    sign: 'Le registraire dit que le serveur de noms n’existe pas.',
    cure: 'Il y a une erreur de frappe, ou une espace ou un point à la fin. Copiez de nouveau les deux noms à partir de votre tableau de bord.'
  },
  {
    sign: 'Personne ne peut ouvrir votre site Web, et le navigateur dit que l’adresse est introuvable.',
    cure: 'DNSSEC a été réactivé. Désactivez-le chez votre registraire et attendez quelques heures. Vérifiez aussi que le domaine n’a pas expiré.'
  },
  {
    sign: 'Les courriels de votre domaine n’arrivent plus.',
    cure: 'Un enregistrement que personne ne pouvait voir de l’extérieur n’a pas été copié. Remettez vos anciens serveurs de noms et écrivez-nous en nommant votre fournisseur de courriel. Les serveurs de courriel réessaient pendant des jours : les messages envoyés entre-temps arriveront donc.'
  }
]
