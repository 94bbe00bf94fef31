import type { AgreementKind, AgreementTurn } from '#rules/listings/feeds/agreements.ts'
import type { Translated } from '../language.ts'

type Texts = {
  kinds: Record<AgreementKind, string>
  turns: Record<AgreementTurn, string>
}

/** What agreements with boards are called, and whose turn it is. */
const en: Texts = {
  kinds: {
    'data-license': 'Data License Agreement',
    idx: 'IDX agreement',
    'shared-pool': 'National Shared Pool opt-in',
    vow: 'VOW agreement'
  },
  turns: {
    board: 'The board’s turn',
    broker: 'Your broker’s turn',
    signed: 'Signed',
    vendor: 'Our turn, as your provider',
    you: 'Your turn'
  }
}

const fr: Texts = {
  kinds: {
    'data-license': 'Entente Data License',
    idx: 'Entente IDX',
    'shared-pool': 'Adhésion au bassin national (National Shared Pool)',
    vow: 'Entente VOW'
  },
  turns: {
    board: 'Au tour de la chambre immobilière',
    broker: 'Au tour de votre dirigeant d’agence',
    signed: 'Signée',
    vendor: 'À notre tour, comme fournisseur',
    you: 'À votre tour'
  }
}

export const agreementLabels: Translated<Texts> = { en, fr }
