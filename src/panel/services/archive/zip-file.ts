import { createWriteStream } from 'node:fs'
import { extname } from 'node:path'
import { Writable } from 'node:stream'
import { TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js'

/** Bytes, text, or a text as it is written. */
type ZipEntry = Uint8Array | string | AsyncGenerator<string>

export type ZipFile = {
  /** Resolves once the entry is in the file, so that one entry at a time is in memory. */
  add: (name: string, entry: ZipEntry) => Promise<void>
  /** Writes the list of entries. Without it, the file is none. */
  close: () => Promise<void>
}

/** What is compressed already gains nothing. */
const COMPRESSED: readonly string[] = ['.avif', '.jpeg', '.jpg', '.pdf', '.png', '.webp', '.woff2']

/** A ZIP archive that is written to this file as it grows. `modified`: the date of every entry. */
export function createZipFile(path: string, modified: Date): ZipFile {
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(path, { mode: 0o600 })), {
    bufferedWrite: false,
    lastModDate: modified,
    useWebWorkers: false
  })
  return {
    async add(name, entry) {
      const level = COMPRESSED.includes(extname(name)) ? 0 : 6
      await zip.add(name, readerOf(entry), { level })
    },
    async close() {
      await zip.close()
    }
  }
}

function readerOf(entry: ZipEntry) {
  if (typeof entry === 'string') return new TextReader(entry)
  return entry instanceof Uint8Array ? new Uint8ArrayReader(entry) : streamOf(entry)
}

/** Its next part is asked for once the last is in the file. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await parts.next()
      if (done) stream.close()
      else stream.enqueue(encoder.encode(value))
    }
  })
}
