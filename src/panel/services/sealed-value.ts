import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16
const VERSION = 'v1'

/** Seals a value with AES-256-GCM. It opens only under the same key and for the same `owner`. */
export function sealValue(value: string, { key, owner }: { key: Buffer; owner: string }): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()])
  const all = Buffer.concat([iv, cipher.getAuthTag(), sealed])
  return `${VERSION}.${all.toString('base64url')}`
}

/** Undefined under another key, for another owner, or if it was changed. */
export function openValue(
  sealed: string,
  { key, owner }: { key: Buffer; owner: string }
): string | undefined {
  const [version, text = ''] = sealed.split('.')
  const all = Buffer.from(text, 'base64url')
  if (version !== VERSION || all.length < IV_BYTES + TAG_BYTES) return undefined
  const iv = all.subarray(0, IV_BYTES)
  const tag = all.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(owner))
    decipher.setAuthTag(tag)
    const opened = [decipher.update(all.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(opened).toString('utf8')
  } catch {
    return undefined
  }
}
