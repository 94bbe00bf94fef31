import { useEffect, useState } from 'react'
import { chosenOfferMessages } from '#messages/chosen-offer.ts'
import { chosenOffer, type Choice } from '#rules/plan/choice.ts'
import { chosenSoFar } from '#stores/session/account-access.ts'
import { $siteData } from '#stores/site/site-data.ts'
import { useLive } from './use-live.ts'
import { useMessages } from './use-messages.ts'
import styles from './choice-line.module.css'

/** Names the template and plan chosen in this tab; always takes up its line, so nothing shifts. */
export function ChoiceLine() {
  const [choice, setChoice] = useState<Choice>({})
  const site = useLive($siteData, { status: 'loading' })
  const t = useMessages(chosenOfferMessages)
  useEffect(() => setChoice(chosenSoFar()), [])
  const chosen = site.status === 'ready' ? chosenOffer(choice, site.data) : undefined
  return <p className={styles['chosen']}>{chosen && t.chosen(chosen)}</p>
}
