import type { Language } from '#messages/language.ts'
import type { LeadFileFormat } from '#rules/leads/files/lead-file-formats.ts'
import type { World } from '../../services/world.ts'
import { leadFileParts } from '../leads/export-leads.ts'
import type { LeadAccess } from '../leads/lead-access.ts'
import { logCount } from '../leads/log-access.ts'
import type { ExportedFile } from './exported-file.ts'

/** Every lead as an import reads them, and as address books do. */
export async function* exportLeadFiles(
  world: World,
  access: LeadAccess,
  language: Language
): AsyncGenerator<ExportedFile> {
  yield { name: 'leads/leads.csv', body: logged(world, access, { format: 'csv', language }) }
  yield { name: 'leads/leads.vcf', body: parts(world, access, { format: 'vcard', language }) }
}

type Asked = { format: LeadFileFormat; language: Language }

/** Both files have the same people, so that one of them is logged. */
async function* logged(world: World, access: LeadAccess, asked: Asked): AsyncGenerator<string> {
  let found = 0
  for await (const { people, text } of leadFileParts(world, access, { ...asked, filters: {} })) {
    found += people.length
    yield text
  }
  await logCount(world, access, 'exported', found)
}

async function* parts(world: World, access: LeadAccess, asked: Asked): AsyncGenerator<string> {
  for await (const { text } of leadFileParts(world, access, { ...asked, filters: {} })) yield text
}
