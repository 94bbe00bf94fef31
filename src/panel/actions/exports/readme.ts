import { exportReadmeMessages } from '#messages/export-readme.ts'
import type { Language } from '#messages/language.ts'

/** The page that says what is in the archive, where each part goes, and what isn't in it. */
export function readme(language: Language, { isPublished }: { isPublished: boolean }): string {
  const t = exportReadmeMessages[language]
  const parts = [...(isPublished ? t.website : [t.unpublished]), ...t.parts]
  const items = parts.map(([name, text]) => `<dt>${name}</dt><dd>${text}</dd>`)
  return [
    '<!doctype html>',
    `<html lang="${language}-CA">`,
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title}</title>`,
    '<style>body{font:1.0625rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:42rem;padding:0 1rem}dt{font-weight:700;margin-top:1rem}dd{margin:0}</style></head>',
    `<body><h1>${t.title}</h1><p>${t.intro}</p><dl>${items.join('')}</dl>`,
    ...(isPublished
      ? [`<h2>${t.leftOut}</h2><ul>${t.left.map((one) => `<li>${one}</li>`).join('')}</ul>`]
      : []),
    '</body></html>',
    ''
  ].join('\n')
}
