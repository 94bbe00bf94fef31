import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

/** Connections to PostgreSQL: open, of these idle, and calls that wait for one. */
export type DatabasePool = { totalCount: number; idleCount: number; waitingCount: number }

/** The target for a page is a tenth of a second, and a call may wait ten for a bank. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What an operator's Prometheus asks one process for; what it names is ours, never a person's. */
export function openMetrics(pool?: DatabasePool) {
  const register = new Registry()
  const registers = [register]
  new Gauge({
    name: 'maplekey_database_connections',
    help: 'Connections of this process to PostgreSQL; none with the embedded database.',
    labelNames: ['state'],
    registers,
    collect() {
      if (!pool) return
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waited_for' }, pool.waitingCount)
    }
  })
  return {
    register,
    requests: new Counter({
      name: 'maplekey_http_requests_total',
      help: 'Answers, by the form of their path; pages and their parts are one route.',
      labelNames: ['method', 'route', 'status'],
      registers
    }),
    seconds: new Histogram({
      name: 'maplekey_http_request_duration_seconds',
      help: 'How long an answer took.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS_S,
      registers
    }),
    mails: new Counter({
      name: 'maplekey_mails_total',
      help: 'Tries to hand a mail over, by what came of them.',
      labelNames: ['result'],
      registers
    }),
    security: new Counter({
      name: 'maplekey_security_events_total',
      help: 'What an attack, or somebody’s bad day, looks like.',
      labelNames: ['event'],
      registers
    }),
    jobs: new Gauge({
      name: 'maplekey_jobs',
      help: 'Jobs waiting, overdue by a minute and dead, in all processes.',
      labelNames: ['state'],
      registers
    }),
    charges: new Gauge({
      name: 'maplekey_charges',
      help: 'Charges not yet ended, and those begun in the last day by how they ended, in all processes.',
      labelNames: ['state'],
      registers
    }),
    publishRuns: new Gauge({
      name: 'maplekey_publish_runs',
      help: 'Publish runs that wait or run, and those ended in the last day by how they ended, in all processes.',
      labelNames: ['state'],
      registers
    }),
    databaseUp: new Gauge({
      name: 'maplekey_database_up',
      help: '1 where the database answered this scrape.',
      registers
    })
  }
}

/** Memory, processor and the delay of the event loop of this process. */
export function watchProcess({ register }: Metrics): void {
  collectDefaultMetrics({ register, prefix: 'maplekey_' })
}

/** Methods a client makes up must not become series of their own. */
const METHODS = new Set(['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'])

export function countAnswer(
  { requests, seconds }: Metrics,
  answer: { method: string; route: string; status: number; ms: number }
): void {
  const { ms, route, status } = answer
  const method = METHODS.has(answer.method) ? answer.method : 'other'
  requests.inc({ method, route, status }, 1)
  seconds.observe({ method, route }, ms / 1000)
}
