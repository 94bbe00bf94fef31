import { teamInvitationEmail } from '#messages/emails/team-invitation.ts'
import type { MemberRole } from '#rules/leads/rights.ts'
import { INVITATION_DAYS } from '#rules/leads/team-limits.ts'
import { paths } from '#rules/paths.ts'
import type { Settings } from '../../config/settings.ts'
import type { EmailContent } from './email-content.ts'
import { pageUrl } from './page-url.ts'

export type TeamInvitation = {
  kind: 'team-invitation'
  brokerage: string
  invited_by: string
  role: MemberRole
  token: string
  /** The reader's, or the website's main one for somebody without an account. */
  language: 'en' | 'fr'
}

/** Its link has the token in the fragment, which no server logs. */
export function teamInvitation(
  { brokerage, invited_by, language, role, token }: TeamInvitation,
  settings: Settings
): EmailContent {
  const t = teamInvitationEmail[language]
  return {
    subject: t.subject(brokerage),
    heading: t.heading(brokerage),
    paragraphs: [t.invited[role](invited_by)],
    button: {
      label: t.button,
      url: `${pageUrl(settings, language, paths.invitation)}#invitation=${token}`
    },
    note: t.note(INVITATION_DAYS)
  }
}
