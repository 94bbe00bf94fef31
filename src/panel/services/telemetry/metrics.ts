import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

/** Connections to PostgreSQL: all, idle ones, and requests waiting for one. */
export type DatabasePool = { totalCount: number; idleCount: number; waitingCount: number }

/** The target for a page is 0.1 s; a call may wait 10 s for a bank. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** This process's Prometheus metrics. Names and labels are public, so they stay; none names a person. */
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
      help: 'HTTP responses by route pattern; all pages and assets are one route.',
      labelNames: ['method', 'route', 'status'],
      registers
    }),
    seconds: new Histogram({
      name: 'maplekey_http_request_duration_seconds',
      help: 'Response time.',
      labelNames: ['method', 'route'],
      buckets: BUCKETS_S,
      registers
    }),
    emails: new Counter({
      name: 'maplekey_mails_total',
      help: 'Attempts to send an email, by result.',
      labelNames: ['result'],
      registers
    }),
    formChecks: new Counter({
      name: 'maplekey_form_checks_total',
      help: 'Tests of agents’ forms, by result.',
      labelNames: ['result'],
      registers
    }),
    security: new Counter({
      name: 'maplekey_security_events_total',
      help: 'Security-relevant events by type.',
      labelNames: ['event'],
      registers
    }),
    jobs: new Gauge({
      name: 'maplekey_jobs',
      help: 'Jobs that are waiting, overdue by a minute, or dead, across all processes.',
      labelNames: ['state'],
      registers
    }),
    charges: new Gauge({
      name: 'maplekey_charges',
      help: 'Open charges, and the last day’s finished charges by outcome, across all processes.',
      labelNames: ['state'],
      registers
    }),
    publishRuns: new Gauge({
      name: 'maplekey_publish_runs',
      help: 'Queued and running publish runs, and the last day’s finished runs by outcome, across all processes.',
      labelNames: ['state'],
      registers
    }),
    feeds: new Gauge({
      name: 'maplekey_feeds',
      help: 'Feeds of listings by state, across all processes: refused is one that gives no access.',
      labelNames: ['state'],
      registers
    }),
    databaseUp: new Gauge({
      name: 'maplekey_database_up',
      help: '1 if the database answered during this scrape.',
      registers
    })
  }
}

/** Memory, CPU and event-loop delay of this process. */
export function watchProcess({ register }: Metrics): void {
  collectDefaultMetrics({ register, prefix: 'maplekey_' })
}

/** Keeps made-up methods from becoming time series. */
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
