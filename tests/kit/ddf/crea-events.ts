import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type CreaEvents = Awaited<ReturnType<typeof startCreaEvents>>
type Fault = 'cut' | 'moved' | number
type Asked = Record<string, string>

const PATH = '/LogEvents.svc/LogEvents'
const TYPES = ['View', 'Click', 'email_realtor']
const KNOWN = ['ListingID', 'DestinationID', 'EventType', 'UUID', 'IP', 'ReferralURL', 'LanguageID']
const GUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}-(\d+)$/

/** CREA's Analytics Web Service as its document describes it: what it was told, and its failures. */
export async function startCreaEvents() {
  const told: Asked[] = []
  const faults: Fault[] = []
  let asked = 0
  const server = createServer((request, response) => {
    asked++
    const url = new URL(request.url ?? '', 'http://localhost')
    const fault = faults.length > 1 ? faults.shift() : faults[0]
    const event = Object.fromEntries(url.searchParams)
    const status = url.pathname === PATH ? (isValid(event) ? 200 : 400) : 404
    if (fault === 'cut') {
      request.socket.destroy()
    } else if (fault === 'moved') {
      response.writeHead(302, { location: '/elsewhere' }).end()
    } else {
      if (fault === undefined && status === 200) told.push(event)
      response.writeHead(fault ?? status).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    told,
    /** Each answer's, one after another; the last stays. None: all is well. */
    faults,
    asked: () => asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      })
  }
}

function isValid(event: Asked): boolean {
  const { DestinationID = '', EventType = '', LanguageID = '1', ListingID = '', UUID = '' } = event
  const [, destination] = GUID.exec(UUID) ?? []
  return (
    Object.keys(event).every((name) => KNOWN.includes(name)) &&
    /^\d+$/.test(ListingID) &&
    /^\d+$/.test(DestinationID) &&
    destination === DestinationID &&
    TYPES.includes(EventType) &&
    ['1', '2'].includes(LanguageID)
  )
}
