import type { TranslatedBoth } from '../language.ts'

/** What the guides say that a website, or the dashboard, does. */
const en = {
  googleKeys: 'Setup of map, captcha, analytics and site-verification keys.',
  domainActive:
    'An hour or two later, press DNS Check on your dashboard. The domain status says Active once your domain opens your website.',
  secretKeys:
    'Your own keys for Google’s human check, Google Analytics and Search Console. Your website uses them once you save them under Settings › Secret Keys.',
  keysUsed:
    'Your website uses these keys as soon as you save them: reCAPTCHA in its forms, Google Analytics for visitors who accept it, and the Search Console code on its home page.',
  mapsUse:
    'With the maps key, the search of homes offers Google Maps beside its own map, for visitors who ask for it. Your website has a map without the key too.',
  providerDoes: 'Builds and hosts the member’s website',
  signNow:
    'We’re building your board’s listings into your website. Approval takes time, so you can sign the Data License, IDX and VOW agreements now, with us as the third-party provider.',
  listingsLater:
    'Your website doesn’t show your board’s listings yet: we’re building it. Approval can take two weeks, so you can have the agreements signed now.',
  displayRules: 'We’re building the display of listings to follow all three.',
  accessLater: 'We’ll use them once your website can show listings, which we’re still building.'
}

const fr: typeof en = {
  googleKeys:
    'Configuration des clés pour les cartes, le captcha, les statistiques et la validation du site.',
  domainActive:
    'Après une heure ou deux, appuyez sur « Vérifier le DNS » dans votre tableau de bord. L’état du domaine devient Actif dès que votre domaine ouvre votre site Web.',
  secretKeys:
    'Vos propres clés pour la vérification humaine de Google, Google Analytics et la Search Console. Votre site Web les utilise dès que vous les enregistrez sous Réglages › Clés secrètes.',
  keysUsed:
    'Votre site Web utilise ces clés dès que vous les enregistrez : reCAPTCHA dans ses formulaires, Google Analytics pour les visiteurs qui l’acceptent, et le code de la Search Console sur sa page d’accueil.',
  mapsUse:
    'Avec la clé des cartes, la recherche de propriétés propose Google Maps à côté de sa propre carte, aux visiteurs qui le demandent. Votre site Web a une carte même sans cette clé.',
  providerDoes: 'Crée et héberge le site Web du membre',
  signNow:
    'Nous travaillons à intégrer les inscriptions de votre chambre immobilière à votre site Web. L’approbation prend du temps : vous pouvez donc signer dès maintenant les ententes Data License, IDX et VOW, en nous désignant comme fournisseur tiers.',
  listingsLater:
    'Votre site Web n’affiche pas encore les inscriptions de votre chambre immobilière : nous y travaillons. L’approbation peut prendre deux semaines; vous pouvez donc faire signer les ententes dès maintenant.',
  displayRules:
    'Nous préparons l’affichage des inscriptions de façon à respecter ces trois ententes.',
  accessLater:
    'Nous les utiliserons quand votre site Web pourra afficher les inscriptions, ce à quoi nous travaillons encore.'
}

export const guideClaims: TranslatedBoth<typeof en> = { en, fr }
