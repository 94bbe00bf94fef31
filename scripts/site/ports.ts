import { createServer } from 'node:net'
import { StartRefused } from '#panel/config/start-refused.ts'

/** Checked before anything slow, so that nobody waits for a build that can't be served. */
export async function refuseTakenPort(port: number): Promise<void> {
  const problem = await tryPort(port)
  if (problem === undefined) return
  throw new StartRefused(
    problem === 'EACCES'
      ? `Port ${port} may not be opened by this user; set PORT to a number above 1023.`
      : `Port ${port} is in use; stop the program that uses it, or set PORT to another number.`
  )
}

/** Why the system refuses to listen there; undefined if the port is free. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'))
    server.listen(port, () => server.close(() => done(undefined)))
  })
}
