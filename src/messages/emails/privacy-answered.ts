import type { PrivacyAnswer, PrivacyRequestKind } from '#rules/privacy/privacy-requests.ts'
import type { Translated } from '../language.ts'

type Answered = Record<PrivacyAnswer, (agent: string) => string>

const en = {
  subject: {
    access: 'Your request for a copy of your data',
    correction: 'Your request to correct your data',
    deletion: 'Your request to delete your data'
  } satisfies Record<PrivacyRequestKind, string>,
  asked: (on: string) => `You sent this request on ${on}.`,
  answers: {
    sent: (agent) => `${agent} has sent you the copy.`,
    corrected: (agent) => `${agent} has corrected your data.`,
    erased: (agent) =>
      `${agent} has erased what was kept about you here: your messages, the notes about you, what you agreed to and what you asked to be notified about. A code made from your address, which can’t be turned back into it, is kept so that you aren’t added again. Older backups are overwritten in turn.`,
    declined: (agent) => `${agent} can’t do this, for the reason below.`
  } satisfies Answered as Answered,
  reply: (agent: string) => `Reply to this email to write to ${agent}.`,
  recourse:
    'If you disagree, reply to this email. You can also complain to the Privacy Commissioner of Canada (priv.gc.ca) or, in Quebec, to the Commission d’accès à l’information (cai.gouv.qc.ca).'
}

const fr: typeof en = {
  subject: {
    access: 'Votre demande de copie de vos données',
    correction: 'Votre demande de rectification de vos données',
    deletion: 'Votre demande de suppression de vos données'
  },
  asked: (on) => `Vous avez envoyé cette demande le ${on}.`,
  answers: {
    sent: (agent) => `${agent} vous a envoyé la copie.`,
    corrected: (agent) => `${agent} a rectifié vos données.`,
    erased: (agent) =>
      `${agent} a effacé ce qui était conservé à votre sujet ici : vos messages, les notes à votre sujet, ce que vous avez accepté et ce dont vous vouliez être informé. Un code tiré de votre adresse, dont on ne peut pas la déduire, est conservé pour que vous ne soyez pas ajouté de nouveau. Les sauvegardes plus anciennes sont remplacées à leur tour.`,
    declined: (agent) => `${agent} ne peut pas y donner suite, pour la raison ci-dessous.`
  },
  reply: (agent) => `Répondez à ce courriel pour écrire à ${agent}.`,
  recourse:
    'Si vous n’êtes pas d’accord, répondez à ce courriel. Vous pouvez aussi porter plainte au Commissariat à la protection de la vie privée du Canada (priv.gc.ca) ou, au Québec, à la Commission d’accès à l’information (cai.gouv.qc.ca).'
}

export const privacyAnsweredEmail: Translated<typeof en> = { en, fr }
