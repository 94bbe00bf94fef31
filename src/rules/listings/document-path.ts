import { slugOf } from '../content/slug.ts'

/** Bytes of one uploaded document. */
export const DOCUMENT_BYTES_MAX = 25_000_000
/** What a file dialog offers. */
export const DOCUMENT_ACCEPT = 'application/pdf,.pdf'
/** Where agents' hosts serve the documents of their listings. */
const DOCUMENTS_PATH = '/_site/documents/'
const NAME_MAX = 60

/** The address of an uploaded document on the agent's host, named after its file. */
export function documentPath(sha256: string, fileName: string): string {
  const slug = slugOf(fileName.replace(/\.pdf$/i, ''))
    .slice(0, NAME_MAX)
    .replace(/-$/, '')
  return `${DOCUMENTS_PATH}${sha256}/${slug || 'document'}.pdf`
}

/** The document of such an address, and the name to save it under. */
export function readDocumentPath(path: string): { sha256: string; name: string } | undefined {
  const [, sha256, name] =
    /^\/_site\/documents\/([0-9a-f]{64})\/([a-z0-9-]{1,60}\.pdf)$/.exec(path) ?? []
  return sha256 !== undefined && name !== undefined ? { sha256, name } : undefined
}
