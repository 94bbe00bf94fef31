import type { Translated } from '../language.ts'

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
    'With the maps key, the home search offers Google Maps beside its own map, for visitors who ask for it. Your website has a map without the key too.',
  providerDoes: 'Builds and hosts the member’s website',
  signNow:
    'Your website shows your board’s listings once the agreements are signed. Approval takes time, so start now, with us as the third-party provider.',
  listingsShown:
    'Your website shows your board’s listings once the Data License and IDX agreements are signed and its feed is connected. Approval can take two weeks.',
  vowShown:
    'Sold homes with their sale prices, and homes with a pending sale, are shown to visitors who register on your website once the Data License and VOW agreements are signed.',
  displayRules: 'Your website follows all three.',
  accessUsed:
    'Enter them in your dashboard, under Listings › Board feeds. Your website shows the homes once we’ve read the feed for the first time.'
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
    'Votre site Web montre les inscriptions de votre chambre immobilière dès que les ententes sont signées. L’approbation prend du temps : commencez dès maintenant, en nous désignant comme fournisseur tiers.',
  listingsShown:
    'Votre site Web montre les inscriptions de votre chambre immobilière dès que les ententes Data License et IDX sont signées et que son flux est relié. L’approbation peut prendre deux semaines.',
  vowShown:
    'Les propriétés vendues, avec leur prix, et celles dont la vente est en attente sont montrées aux visiteurs qui s’inscrivent sur votre site Web, dès que les ententes Data License et VOW sont signées.',
  displayRules: 'Votre site Web respecte ces trois règles.',
  accessUsed:
    'Entrez-les dans votre tableau de bord, sous Propriétés › Flux de votre chambre immobilière. Votre site Web montre les inscriptions dès que nous avons lu le flux une première fois.'
}

export const guideClaims: Translated<typeof en> = { en, fr }
