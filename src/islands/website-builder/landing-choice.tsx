import { landingPageMessages } from '#messages/leads/landing-page.ts'
import { useMessages } from '../kit/use-messages.ts'
import { CheckBox } from '../kit/form/check-box.tsx'
import panel from './panel.module.css'

/** Whether a page is for advertisements. */
export function LandingChoice({
  checked,
  onChange
}: {
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  const t = useMessages(landingPageMessages)
  return (
    <div>
      <CheckBox checked={checked} label={t.mark} onChange={onChange} />
      <p className={panel['soft']}>{t.hint}</p>
    </div>
  )
}
