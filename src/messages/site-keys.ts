import type { Translated } from './language.ts'

/** Settings › Secret Keys; the names of Google's three keys are the specification's. */
const en = {
  title: 'Settings',
  section: 'Secret Keys',
  what: 'your keys',
  stored:
    'We store each key encrypted and never show it again, not even to you. To change one, paste a new one.',
  used: 'What your website does with a key is beside its field. Its Privacy page names the services in use.',
  guide: 'Where to find these keys',
  names: {
    recaptcha_key: 'Recaptcha Key',
    recaptcha_secret: 'Recaptcha Secret',
    google_maps_key: 'Google Maps Key',
    ga4_measurement_id: 'Google Analytics measurement ID',
    google_site_verification: 'Search Console verification code'
  },
  hints: {
    recaptcha_key:
      'Starts with 6L. Your forms use reCAPTCHA once both this key and the secret are saved; until then, and while Google can’t be reached, our own check tells people from programs.',
    recaptcha_secret: 'Starts with 6L. We ask Google whether it is right before we store it.',
    google_maps_key:
      'Starts with AIza. Your website then offers Google Maps too, and loads it only for visitors who press its button.',
    ga4_measurement_id:
      'For example: G-AB12CD34EF. Your website then asks visitors first, and loads Google Analytics only for those who accept.',
    google_site_verification:
      'The code from the “content” of Google’s tag, without the tag. Your home page carries it; then press Verify at Google.'
  },
  set: (moment: string) => `Saved on ${moment}`,
  notSet: 'Not set',
  save: 'Save',
  saveKey: (name: string) => `Save: ${name}`,
  replaceKey: (name: string) => `Replace: ${name}`,
  replace: 'Replace',
  saving: 'Saving…',
  remove: 'Remove',
  removeKey: (name: string) => `Remove: ${name}`,
  removeTitle: (name: string) => `Remove this key: ${name}?`,
  removeText: 'It will be deleted. You can paste it again at any time.',
  removing: 'Removing…',
  missing: 'Please paste the key.',
  saved: (name: string) => `Saved: ${name}.`,
  removed: (name: string) => `Removed: ${name}.`
}

const fr: typeof en = {
  title: 'Réglages',
  section: 'Clés secrètes',
  what: 'vos clés',
  stored:
    'Nous conservons chaque clé chiffrée et ne l’affichons plus jamais, pas même à vous. Pour en changer une, collez-en une nouvelle.',
  used: 'Ce que votre site Web fait d’une clé est indiqué à côté de son champ. Sa page Confidentialité nomme les services utilisés.',
  guide: 'Où trouver ces clés',
  names: {
    recaptcha_key: 'Clé reCAPTCHA',
    recaptcha_secret: 'Clé secrète reCAPTCHA',
    google_maps_key: 'Clé Google Maps',
    ga4_measurement_id: 'ID de mesure Google Analytics',
    google_site_verification: 'Code de validation Search Console'
  },
  hints: {
    recaptcha_key:
      'Commence par 6L. Vos formulaires utilisent reCAPTCHA quand cette clé et la clé secrète sont toutes deux enregistrées; d’ici là, et si Google est injoignable, notre propre vérification distingue les personnes des programmes.',
    recaptcha_secret:
      'Commence par 6L. Nous demandons à Google si elle est bonne avant de la conserver.',
    google_maps_key:
      'Commence par AIza. Votre site Web propose alors aussi Google Maps, et ne le charge que pour les visiteurs qui appuient sur son bouton.',
    ga4_measurement_id:
      'Par exemple : G-AB12CD34EF. Votre site Web demande alors l’accord des visiteurs et ne charge Google Analytics que pour ceux qui acceptent.',
    google_site_verification:
      'Le code de l’attribut « content » de la balise de Google, sans la balise. Votre page d’accueil le porte; cliquez ensuite sur Valider chez Google.'
  },
  set: (moment) => `Enregistrée le ${moment}`,
  notSet: 'Non définie',
  save: 'Enregistrer',
  saveKey: (name) => `Enregistrer : ${name}`,
  replaceKey: (name) => `Remplacer : ${name}`,
  replace: 'Remplacer',
  saving: 'Enregistrement…',
  remove: 'Retirer',
  removeKey: (name) => `Retirer : ${name}`,
  removeTitle: (name) => `Retirer cette clé : ${name}?`,
  removeText: 'Elle sera supprimée. Vous pourrez la coller de nouveau en tout temps.',
  removing: 'Retrait…',
  missing: 'Veuillez coller la clé.',
  saved: (name) => `Enregistré : ${name}.`,
  removed: (name) => `Retiré : ${name}.`
}

export const siteKeysMessages: Translated<typeof en> = { en, fr }
