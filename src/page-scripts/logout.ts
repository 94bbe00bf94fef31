// The log-out page: it holds nothing but this.

import { paths } from '#rules/paths.ts'
import { leaveFor } from '#stores/session/session.ts'

leaveFor(paths.login)
