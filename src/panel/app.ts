import { Hono } from 'hono'
import { messageFrom } from '#messages/language.ts'
import { requestRefusals } from '#messages/refusals/requests.ts'
import { answerFailure, answerRefusal, NO_SUCH_CALL } from './http/answer.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { authRoutes } from './routes/auth.ts'
import { billingRoutes } from './routes/billing.ts'
import { webhookRoutes } from './routes/webhooks.ts'
import { cardRoutes } from './routes/cards.ts'
import { blogBulkRoutes } from './routes/blog-bulk.ts'
import { editorRoutes } from './routes/editor/editor-routes.ts'
import { generalRoutes } from './routes/general.ts'
import { hookRoutes } from './routes/hooks.ts'
import { leadAnswerRoutes } from './routes/leads-answers.ts'
import { leadConnectorRoutes } from './routes/leads-connectors.ts'
import { leadFileRoutes } from './routes/leads-files.ts'
import { leadListRoutes } from './routes/leads-list.ts'
import { campaignRoutes } from './routes/leads-campaigns.ts'
import { sequenceRoutes } from './routes/leads-sequences.ts'
import { inboundEmailRoute, unsubscribeRoute } from './routes/leads-inbound.ts'
import { openApiRoute } from './routes/openapi.ts'
import { personRoutes } from './routes/leads-person.ts'
import { privacyRoutes } from './routes/leads-privacy.ts'
import { paymentRoutes } from './routes/payment.ts'
import { planRoutes } from './routes/plan.ts'
import { domainRoutes } from './routes/domain.ts'
import { goLiveRoutes } from './routes/go-live.ts'
import { leadReportRoutes } from './routes/leads-report.ts'
import { siteBuilderRoutes } from './routes/site-builder.ts'
import { feedRoutes } from './routes/feeds.ts'
import { listingRoutes } from './routes/listings.ts'
import { sitePostRoutes } from './routes/site-posts.ts'
import { siteSettingsRoutes } from './routes/site-settings.ts'
import { siteExportRoutes } from './routes/site-exports.ts'
import { siteTradeRoutes } from './routes/site-trade.ts'
import { teamRoutes } from './routes/team.ts'
import { userRoutes } from './routes/user.ts'
import { Refused } from './services/refused.ts'
import type { World } from './services/world.ts'

/** The panel API as a value: a test calls it with a request, a server listens with it. */
export function createPanel(world: World): Hono {
  const app = new Hono()
  app.use(requestLog(world))
  app.use(securityHeaders(world))
  generalRoutes(app, world)
  blogBulkRoutes(app, world)
  authRoutes(app, world)
  userRoutes(app, world)
  planRoutes(app, world)
  domainRoutes(app, world)
  goLiveRoutes(app, world)
  siteBuilderRoutes(app, world)
  siteSettingsRoutes(app, world)
  siteTradeRoutes(app, world)
  siteExportRoutes(app, world)
  leadConnectorRoutes(app, world)
  personRoutes(app, world)
  privacyRoutes(app, world)
  leadAnswerRoutes(app, world)
  sitePostRoutes(app, world)
  listingRoutes(app, world)
  feedRoutes(app, world)
  leadReportRoutes(app, world)
  leadListRoutes(app, world)
  campaignRoutes(app, world)
  sequenceRoutes(app, world)
  leadFileRoutes(app, world)
  teamRoutes(app, world)
  paymentRoutes(app, world)
  cardRoutes(app, world)
  webhookRoutes(app, world)
  billingRoutes(app, world)
  editorRoutes(app, world)
  openApiRoute(app, world)
  return complete(app, world)
}

/** Webhooks that the owner's systems call, outside the API. */
export function createHooks(world: World): Hono {
  const app = new Hono()
  app.use(requestLog(world))
  app.use(securityHeaders(world))
  hookRoutes(app, world)
  inboundEmailRoute(app, world)
  unsubscribeRoute(app, world)
  return complete(app, world)
}

/** Adds 405 and 404 responses and the error handler. */
function complete(app: Hono, world: World): Hono {
  const methods = Map.groupBy(
    app.routes.filter(({ method }) => method !== 'ALL'),
    ({ path }) => path
  )
  for (const [path, routes] of methods) {
    const allowed = [...new Set(routes.map(({ method }) => method))].join(', ')
    app.all(path, (context) => {
      context.header('Allow', allowed)
      return answerRefusal(
        context,
        new Refused(
          messageFrom(requestRefusals, (t) => t.onlyAccepts(allowed)),
          405
        )
      )
    })
  }
  app.notFound((context) => answerRefusal(context, new Refused(NO_SUCH_CALL, 404)))
  app.onError((error, context) => answerFailure(context, error, world))
  return app
}
