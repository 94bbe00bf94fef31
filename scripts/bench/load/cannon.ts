import { spawn } from 'node:child_process'

const AUTOCANNON = 'autocannon@9.0.0'

export type LoadRun = {
  /** Requests per second; unlimited by default. */
  rate?: number
  seconds: number
  connections?: number
  headers?: Record<string, string>
  method?: 'GET' | 'POST'
  body?: string
  /** A HAR file of requests. */
  har?: string
}

export type Result = {
  perSecond: number
  p50: number
  p99: number
  errors: number
  /** Responses by the first digit of their status. */
  answers: Record<string, number>
}

/** Runs autocannon, which npx fetches, as it isn't a dependency. */
export async function runAutocannon(url: string, shot: LoadRun): Promise<Result> {
  const { body, connections = 32, har, headers = {}, method, rate, seconds } = shot
  const args = ['--yes', AUTOCANNON, '--json', '-d', String(seconds), '-c', String(connections)]
  if (rate !== undefined) args.push('-R', String(rate))
  if (method) args.push('-m', method)
  if (body !== undefined) args.push('-b', body)
  if (har !== undefined) args.push('--har', har)
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}=${value}`)
  const { errors, latency, requests, timeouts, ...rest } = JSON.parse(
    await said('npx', [...args, url])
  ) as Told
  const digits = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const
  return {
    perSecond: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    errors: errors + timeouts,
    answers: Object.fromEntries(digits.map((digit) => [digit, rest[digit]]))
  }
}

type Told = Record<'1xx' | '2xx' | '3xx' | '4xx' | '5xx' | 'errors' | 'timeouts', number> & {
  latency: { p50: number; p99: number }
  requests: { average: number }
}

function said(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let complaints = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`autocannon ended with ${code}: ${complaints}`))
    )
  })
}
