/** As dictionaries order names, in English and French alike: « Éric » between "Emma" and "Eva". */
export const byName = new Intl.Collator('fr-CA').compare
