import type { Person } from '#contract/leads/person.ts'
import { visitorRequestMessages } from '#messages/privacy/visitor-requests.ts'
import { paths } from '#rules/paths.ts'
import { AnsweredRequest, RequestDue } from '../dashboard/privacy/request-facts.tsx'
import { Panel } from '../kit/dashboard-page.tsx'
import { useMessages } from '../kit/use-messages.ts'
import { useMay } from './use-may.ts'

/** What a person asked of their data; nothing for one who never did. */
export function PersonRequests({ person }: { person: Person }) {
  const t = useMessages(visitorRequestMessages)
  const mayAnswer = useMay('erase')
  if (person.privacy_requests.length === 0) return null
  return (
    <Panel title={t.title}>
      {person.privacy_requests.map((request) =>
        request.answered ? (
          <AnsweredRequest key={request.request_id} request={request} />
        ) : (
          <div key={request.request_id}>
            <h3>{t.kinds[request.kind]}</h3>
            <RequestDue request={request} />
            {mayAnswer && <a href={`${paths.privacy}#requests`}>{t.answer}</a>}
          </div>
        )
      )}
    </Panel>
  )
}
