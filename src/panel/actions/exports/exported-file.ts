/** A file of an export: what is in it, or its text as it is written. */
export type ExportedFile = {
  name: string
  body: Uint8Array | string | AsyncGenerator<string>
}

export function asJson(name: string, data: unknown): ExportedFile {
  return { name, body: `${JSON.stringify(data, null, 2)}\n` }
}
