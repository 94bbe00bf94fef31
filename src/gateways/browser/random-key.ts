/** 128 random bits. `randomUUID` needs a secure context, which a panel on a local network lacks. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
