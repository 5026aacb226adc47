// @generated from src/index.ts by npm run generate.
"use strict";
var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __exportStar = (this && this.__exportStar) || function(m, exports) {
    for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.verifyWebhook = exports.signWebhook = exports.Pages = exports.decimalText = void 0;
__exportStar(require("./errors.js"), exports);
var money_js_1 = require("./money.js");
Object.defineProperty(exports, "decimalText", { enumerable: true, get: function () { return money_js_1.decimalText; } });
var pages_js_1 = require("./pages.js");
Object.defineProperty(exports, "Pages", { enumerable: true, get: function () { return pages_js_1.Pages; } });
var webhooks_js_1 = require("./webhooks.js");
Object.defineProperty(exports, "signWebhook", { enumerable: true, get: function () { return webhooks_js_1.signWebhook; } });
Object.defineProperty(exports, "verifyWebhook", { enumerable: true, get: function () { return webhooks_js_1.verifyWebhook; } });
__exportStar(require("./generated/resources.js"), exports);
