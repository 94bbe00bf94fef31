import type { Agreement } from '#contract/listings/agreement-fields.ts'
import { agreementLabels } from '#messages/listings/agreement-labels.ts'
import { agreementMessages } from '#messages/listings/agreements.ts'
import { boardName } from '#rules/listings/feeds/feed-name.ts'
import { removeAgreement } from '#stores/listings/feeds.ts'
import { Button } from '../../kit/button.tsx'
import { formatDay } from '../../kit/local-time.ts'
import { useLocalTime } from '../../kit/use-local-time.ts'
import { useLanguage, useMessages } from '../../kit/use-messages.ts'
import styles from './feeds.module.css'

/** One agreement: whose turn it is, since when, its document, note and reminder. */
export function AgreementRow({ agreement, onOpen }: { agreement: Agreement; onOpen: () => void }) {
  const t = useMessages(agreementMessages)
  const { kinds, turns } = useMessages(agreementLabels)
  const { toField } = useLocalTime()
  const { link, note, remind_on, signed_on, turn, turn_since } = agreement
  const since = formatDay(toField(new Date(turn_since)).slice(0, 'YYYY-MM-DD'.length))
  const name = kinds[agreement.kind]
  const board = boardName(agreement.board, useLanguage())
  return (
    <li>
      <div className={styles['title']}>
        <h3>
          {name}, {board}
        </h3>
        <span className={turn === 'signed' ? 'tag' : 'tag warn'}>{turns[turn]}</span>
        <span className={styles['soft']}>
          {signed_on === null ? t.since(since) : t.signedOn(formatDay(signed_on))}
        </span>
      </div>
      {(note !== '' || link !== '' || (remind_on !== null && turn !== 'signed')) && (
        <div className={styles['about']}>
          {note !== '' && <p className={styles['note']}>{note}</p>}
          {link !== '' && (
            <p>
              <a href={link} rel="noopener noreferrer" target="_blank">
                {t.document}
              </a>
            </p>
          )}
          {remind_on !== null && turn !== 'signed' && <p>{t.remindOn(formatDay(remind_on))}</p>}
        </div>
      )}
      <div className={styles['acts']}>
        <Button aria-label={t.changeOf(name, board)} look="line" onClick={onOpen} size="small">
          {t.change}
        </Button>
        <Button
          aria-label={t.removeOf(name, board)}
          look="quiet"
          onClick={() => void removeAgreement(agreement)}
          size="small"
        >
          {t.remove}
        </Button>
      </div>
    </li>
  )
}
