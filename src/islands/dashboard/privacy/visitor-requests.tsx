import { useEffect } from 'react'
import type { VisitorRequest } from '#contract/leads/privacy-requests.ts'
import { visitorRequestMessages } from '#messages/privacy/visitor-requests.ts'
import { leadPath } from '#rules/paths.ts'
import { visitorRequests } from '#stores/leads/privacy-requests.ts'
import { Panel } from '../../kit/dashboard-page.tsx'
import { TableSkeleton } from '../../kit/table/table-skeleton.tsx'
import { useMessages } from '../../kit/use-messages.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { AnswerRequest } from './answer-request.tsx'
import { AnsweredRequest, RequestDue } from './request-facts.tsx'
import styles from './visitor-requests.module.css'

/** Visitors' requests about their data: open requests by their due date, and the log of those answered. */
export function VisitorRequests() {
  const t = useMessages(visitorRequestMessages)
  const load = () => visitorRequests.load({})
  useEffect(() => void load(), [])
  return (
    <Panel title={t.title}>
      <div className={styles['section']} id="requests">
        <p>{t.lede}</p>
        <WhenLoaded
          loading={<TableSkeleton rows={1} />}
          of={visitorRequests.$loaded}
          retry={load}
          what={t.what}
        >
          {({ requests }) => <Requests requests={requests} />}
        </WhenLoaded>
      </div>
    </Panel>
  )
}

function Requests({ requests }: { requests: readonly VisitorRequest[] }) {
  const t = useMessages(visitorRequestMessages)
  const open = requests.filter(({ answered }) => answered === null)
  const closed = requests.filter(({ answered }) => answered !== null)
  if (requests.length === 0) return <p className={styles['soft']}>{t.none}</p>
  return (
    <>
      <ul className={styles['requests']}>
        {open.map((request) => (
          <li key={request.request_id}>
            <Open request={request} />
          </li>
        ))}
      </ul>
      {closed.length > 0 && (
        <details>
          <summary>{t.log}</summary>
          <ul className={styles['requests']}>
            {closed.map((request) => (
              <li key={request.request_id}>
                <AnsweredRequest request={request} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Open({ request }: { request: VisitorRequest }) {
  const t = useMessages(visitorRequestMessages)
  const { lead_id, message, name } = request
  return (
    <article className={styles['request']}>
      <h3>{t.kinds[request.kind]}</h3>
      <p>
        {name !== null && lead_id !== null && (
          <>
            <a href={leadPath(lead_id)}>{name}</a>
            {' · '}
          </>
        )}
        {t.from(request.email ?? '')}
      </p>
      {lead_id === null && <p className={styles['soft']}>{t.unknown}</p>}
      {message !== '' && <blockquote>{message}</blockquote>}
      <RequestDue request={request} />
      <AnswerRequest request={request} />
    </article>
  )
}
