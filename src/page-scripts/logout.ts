// The log-out page: it holds nothing but this.

import { paths } from '#rules/paths.ts'
import { logOutTo } from '#stores/session/session.ts'

logOutTo(paths.login)
