import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/index.js';
import { DeliverJob } from './jobs/deliver.job.js';
import { FanOutJob } from './jobs/fan-out.job.js';
import { WebhookActionsController } from './webhook-actions.controller.js';
import { WebhookClaims } from './webhook-claims.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhookDeliveryService } from './webhook-delivery.service.js';
import { WebhookEndpointsController } from './webhook-endpoints.controller.js';
import { WebhookEndpointsService } from './webhook-endpoints.service.js';
import { WebhookFanOutService } from './webhook-fan-out.service.js';
import { WebhookLeaving } from './webhook-leaving.js';
import { WebhookNotices } from './webhook-notices.js';
import { WebhookOutcomes } from './webhook-outcomes.js';
import { WebhookReplayService } from './webhook-replay.service.js';
import { WebhookRequests } from './webhook-requests.js';
import { WebhookSteps } from './webhook-steps.js';
import { WebhookTestService } from './webhook-test.service.js';
import { WebhookUpkeep } from './webhook-upkeep.service.js';
import { WebhookWriters } from './webhook-writers.js';
import { WebhooksQueries } from './webhooks.queries.js';

@Module({
  imports: [AuthModule],
  controllers: [WebhookEndpointsController, WebhookActionsController, WebhookDeliveriesController],
  providers: [
    DeliverJob,
    FanOutJob,
    WebhookClaims,
    WebhookDeliveryService,
    WebhookEndpointsService,
    WebhookFanOutService,
    WebhookLeaving,
    WebhookNotices,
    WebhookOutcomes,
    WebhookReplayService,
    WebhookRequests,
    WebhookSteps,
    WebhookTestService,
    WebhookUpkeep,
    WebhookWriters,
    WebhooksQueries,
  ],
})
export class WebhooksModule {}
