import { startTransition, useEffect, useState } from 'react'
import type { AccountDetails } from '#contract/account-setup/account-details.ts'
import { sitePreviewMessages } from '#messages/site-preview.ts'
import { $details } from '#stores/account-setup/account-details.ts'
import { defaultsOf } from '#stores/account-setup/step-defaults.ts'
import { debounce } from '#stores/debounce.ts'
import { SiteFrame } from '../kit/site-frame.tsx'
import { useMessages } from '../kit/use-messages.ts'
import styles from './site-preview.module.css'

/** The agent's own website as they type. `at`: the id of the part being filled in. */
export function LiveSite({ templateId, at }: { templateId: number; at: string }) {
  const t = useMessages(sitePreviewMessages)
  // The site updates after the agent pauses, so that typing stays fast.
  const site = useDebouncedSite(templateId)
  return <SiteFrame {...site} at={at} className={styles['site']} title={t.frame} />
}

/** Steps that weren't reached yet are shown as they will start. */
function shownDetails(): AccountDetails {
  const details = $details.get()
  return { ...details, ...defaultsOf('agent', details) }
}

/** The details after a pause in typing, and at regular intervals without one. */
function useDebouncedSite(templateId: number): { details: AccountDetails; templateId: number } {
  const [site, setSite] = useState(() => ({ details: shownDetails(), templateId }))
  useEffect(() => {
    const update = debounce(
      () => startTransition(() => setSite({ details: shownDetails(), templateId })),
      { longestMs: 480, pauseMs: 120 }
    )
    update.schedule()
    const stop = $details.listen(update.schedule)
    return () => {
      update.cancel()
      stop()
    }
  }, [templateId])
  return site
}
