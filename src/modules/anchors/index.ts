export { AnchorUpkeep } from './anchor-upkeep.service.js';
export { AnchorsModule } from './anchors.module.js';
