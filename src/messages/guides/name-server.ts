import type { Translated } from '../language.ts'

const en = {
  title: 'Setup Name Servers',
  description: 'A guide to finishing the name server setup, with what to click at your registrar.',
  picture: 'A signpost with two boards that point to a house',
  contents: {
    before: 'Before you change anything',
    change: 'Change the name servers',
    registrars: 'At your registrar',
    check: 'Press DNS Check',
    troubles: 'Troubleshooting'
  }
}

export const nameServerMessages: Translated<typeof en> = { en }
