import { createServer } from 'node:net'
import { StartRefused } from '#panel/config/start-refused.ts'

/** Asked before anything slow is done, so that nobody waits for a build that can't be served. */
export async function refuseTakenPort(port: number): Promise<void> {
  const problem = await tryPort(port)
  if (problem === undefined) return
  throw new StartRefused(
    problem === 'EACCES'
      ? `Port ${port} may not be opened by this user; set PORT to a number above 1023.`
      : `Port ${port} is in use; stop the program that uses it, or set PORT to another number.`
  )
}

/** What the system says against listening there; undefined where it is free. */
function tryPort(port: number): Promise<string | undefined> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => done(error.code ?? 'unknown'))
    server.listen(port, () => server.close(() => done(undefined)))
  })
}
