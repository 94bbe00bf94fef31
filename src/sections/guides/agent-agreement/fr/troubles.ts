export const agreementTroubles = [
  {
    sign: 'Votre fournisseur ne figure pas dans la liste du formulaire.',
    cure: 'Choisissez Autre et tapez notre nom, Soutien comme personne-ressource et l’adresse courriel du soutien. La chambre ajoute un fournisseur la première fois qu’un de ses membres le nomme.'
  },
  {
    sign: 'Le formulaire demande un site Web déjà en ligne.',
    cure: 'Entrez l’adresse gratuite que votre tableau de bord montre comme sous-domaine. Elle fonctionne dès la première minute; votre propre domaine peut être ajouté plus tard.'
  },
  {
    sign: 'Le dirigeant de votre agence n’a pas reçu de courriel.',
    cure: 'Vérifiez quelle adresse la chambre a pour lui; c’est souvent celle de la direction du bureau. Envoyez ensuite le rappel de nouveau.'
  },
  {
    sign: 'Vous changez d’agence.',
    cure: 'Les ententes prennent fin quand vous quittez votre ancienne agence. Remplissez-les de nouveau avec la nouvelle, avec les mêmes réponses à notre sujet, et dites-nous quel jour vous changez.'
  },
  {
    sign: 'La chambre vous écrit au sujet d’une règle d’affichage.',
    cure: 'Transférez la lettre au soutien le jour même. L’affichage est notre part de l’entente, et nous corrigerons le problème.'
  }
]
