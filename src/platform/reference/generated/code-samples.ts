// @generated from openapi/openapi.json by npm run generate.
import type { CodeSamples } from '../code-samples.js';

/** How each operation is called with curl and in each language of the client libraries. */
export const codeSamples: CodeSamples = {
  "api_keys.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/api-keys' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Web shop\",\n  \"scopes\": [\n    \"customers:read\",\n    \"invoices:read\",\n    \"invoices:write\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst createdApiKey = await client.apiKeys.create({\n  name: 'Web shop',\n  scopes: ['customers:read', 'invoices:read', 'invoices:write'],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncreated_api_key = client.api_keys.create(\n    name=\"Web shop\",\n    scopes=[\"customers:read\", \"invoices:read\", \"invoices:write\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar createdApiKey = client.apiKeys().create(CreateApiKey.builder()\n    .name(\"Web shop\")\n    .scopes(List.of(CreateApiKey.Scopes.CUSTOMERS_READ, CreateApiKey.Scopes.INVOICES_READ, CreateApiKey.Scopes.INVOICES_WRITE))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$createdApiKey = $client->apiKeys->create([\n    'name' => 'Web shop',\n    'scopes' => ['customers:read', 'invoices:read', 'invoices:write'],\n]);"
    }
  ],
  "api_keys.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/api-keys?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const apiKey of client.apiKeys.list({ limit: 20 })) {\n  console.log(apiKey);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor api_key in client.api_keys.list(limit=20):\n    print(api_key)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var apiKey : client.apiKeys().list(ApiKeysListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(apiKey);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->apiKeys->list(['limit' => 20]) as $apiKey) {\n    print_r($apiKey->toArray());\n}"
    }
  ],
  "api_keys.revoke": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/api-keys/key_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.apiKeys.revoke('key_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.api_keys.revoke(\"key_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.apiKeys().revoke(\"key_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->apiKeys->revoke('key_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "api_keys.update_limits": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/api-keys/key_01h455vb4pex5vsknk084sn02q/limits' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"max_amount\": {\n    \"amount\": 500,\n    \"currency\": \"EUR\"\n  },\n  \"per_day\": {\n    \"amount\": 2000,\n    \"currency\": \"EUR\",\n    \"count\": 20\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst apiKey = await client.apiKeys.updateLimits('key_01h455vb4pex5vsknk084sn02q', {\n  max_amount: { amount: 500, currency: 'EUR' },\n  per_day: { amount: 2000, currency: 'EUR', count: 20 },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\napi_key = client.api_keys.update_limits(\n    \"key_01h455vb4pex5vsknk084sn02q\",\n    max_amount={\"amount\": 500, \"currency\": \"EUR\"},\n    per_day={\"amount\": 2000, \"currency\": \"EUR\", \"count\": 20},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar apiKey = client.apiKeys().updateLimits(\"key_01h455vb4pex5vsknk084sn02q\", KeyLimits.builder()\n    .maxAmount(LimitedAmount.builder()\n        .amount(500)\n        .currency(\"EUR\")\n        .build())\n    .perDay(DayLimits.builder()\n        .amount(2000)\n        .currency(\"EUR\")\n        .count(20)\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$apiKey = $client->apiKeys->updateLimits('key_01h455vb4pex5vsknk084sn02q', [\n    'max_amount' => [\n        'amount' => 500,\n        'currency' => 'EUR',\n    ],\n    'per_day' => [\n        'amount' => 2000,\n        'currency' => 'EUR',\n        'count' => 20,\n    ],\n]);"
    }
  ],
  "api_keys.usage": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/api-keys/key_01h455vb4pex5vsknk084sn02q/usage' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst apiKeyUsage = await client.apiKeys.usage('key_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\napi_key_usage = client.api_keys.usage(\"key_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar apiKeyUsage = client.apiKeys().usage(\"key_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$apiKeyUsage = $client->apiKeys->usage('key_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "approvals.approve": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/approvals/apr_01h455vb4pex5vsknk084sn02q/approve' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst approval = await client.approvals.approve('apr_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\napproval = client.approvals.approve(\"apr_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar approval = client.approvals().approve(\"apr_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$approval = $client->approvals->approve('apr_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "approvals.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/approvals/apr_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst approval = await client.approvals.get('apr_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\napproval = client.approvals.get(\"apr_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar approval = client.approvals().get(\"apr_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$approval = $client->approvals->get('apr_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "approvals.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/approvals?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const approvalFacts of client.approvals.list({ limit: 20 })) {\n  console.log(approvalFacts);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor approval_facts in client.approvals.list(limit=20):\n    print(approval_facts)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var approvalFacts : client.approvals().list(ApprovalsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(approvalFacts);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->approvals->list(['limit' => 20]) as $approvalFacts) {\n    print_r($approvalFacts->toArray());\n}"
    }
  ],
  "approvals.reject": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/approvals/apr_01h455vb4pex5vsknk084sn02q/reject' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"The customer asked for two invoices.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst approval = await client.approvals.reject('apr_01h455vb4pex5vsknk084sn02q', { reason: 'The customer asked for two invoices.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\napproval = client.approvals.reject(\n    \"apr_01h455vb4pex5vsknk084sn02q\",\n    reason=\"The customer asked for two invoices.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar approval = client.approvals().reject(\"apr_01h455vb4pex5vsknk084sn02q\", RejectApproval.builder()\n    .reason(\"The customer asked for two invoices.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$approval = $client->approvals->reject('apr_01h455vb4pex5vsknk084sn02q', ['reason' => 'The customer asked for two invoices.']);"
    }
  ],
  "attachments.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/attachments' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reference\": \"TS-2026-11\",\n  \"description\": \"Time sheet of November\",\n  \"filename\": \"time-sheet.csv\",\n  \"media_type\": \"text/csv\",\n  \"content\": \"RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst attachment = await client.attachments.create('inv_01h455vb4pex5vsknk084sn02q', {\n  reference: 'TS-2026-11',\n  description: 'Time sheet of November',\n  filename: 'time-sheet.csv',\n  media_type: 'text/csv',\n  content: 'RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nattachment = client.attachments.create(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    reference=\"TS-2026-11\",\n    description=\"Time sheet of November\",\n    filename=\"time-sheet.csv\",\n    media_type=\"text/csv\",\n    content=\"RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar attachment = client.attachments().create(\"inv_01h455vb4pex5vsknk084sn02q\", CreateAttachment.builder()\n    .reference(\"TS-2026-11\")\n    .description(\"Time sheet of November\")\n    .filename(\"time-sheet.csv\")\n    .mediaType(CreateAttachment.MediaType.TEXT_CSV)\n    .content(\"RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$attachment = $client->attachments->create('inv_01h455vb4pex5vsknk084sn02q', [\n    'reference' => 'TS-2026-11',\n    'description' => 'Time sheet of November',\n    'filename' => 'time-sheet.csv',\n    'media_type' => 'text/csv',\n    'content' => 'RGF5O0hvdXJzCjIwMjYtMTEtMDI7OAo=',\n]);"
    }
  ],
  "attachments.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/attachments/att_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.attachments.delete('att_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.attachments.delete(\"att_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.attachments().delete(\"att_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->attachments->delete('att_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "attachments.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/attachments/att_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.attachments.get('att_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.attachments.get(\"att_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.attachments().get(\"att_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->attachments->get('att_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "audit.anchors": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/audit/anchors?limit=30' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst anchorList = await client.audit.anchors({ limit: 30 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nanchor_list = client.audit.anchors(limit=30)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar anchorList = client.audit().anchors(AuditAnchorsQuery.builder()\n    .limit(30)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$anchorList = $client->audit->anchors(['limit' => 30]);"
    }
  ],
  "audit.export": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/audit/export?type=member.updated%2Capi_key.created' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.audit.export({ type: 'member.updated,api_key.created' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.audit.export(type=\"member.updated,api_key.created\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.audit().export(AuditExportQuery.builder()\n    .type(\"member.updated,api_key.created\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->audit->export(['type' => 'member.updated,api_key.created']);"
    }
  ],
  "audit.export_anchors": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/audit/anchors/export?from=1' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.audit.exportAnchors({ from: 1 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.audit.export_anchors(from_=1)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.audit().exportAnchors(AuditExportAnchorsQuery.builder()\n    .from(1)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->audit->exportAnchors(['from' => 1]);"
    }
  ],
  "audit.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/audit?type=member.updated%2Capi_key.created&limit=50' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst auditList = await client.audit.list({ type: 'member.updated,api_key.created', limit: 50 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\naudit_list = client.audit.list(\n    type=\"member.updated,api_key.created\",\n    limit=50,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar auditList = client.audit().list(AuditListQuery.builder()\n    .type(\"member.updated,api_key.created\")\n    .limit(50)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$auditList = $client->audit->list([\n    'type' => 'member.updated,api_key.created',\n    'limit' => 50,\n]);"
    }
  ],
  "audit.verify": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/audit/verify?from=1' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst auditProof = await client.audit.verify({ from: 1 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\naudit_proof = client.audit.verify(from_=1)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar auditProof = client.audit().verify(AuditVerifyQuery.builder()\n    .from(1)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$auditProof = $client->audit->verify(['from' => 1]);"
    }
  ],
  "auth.change_password": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/change-password' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"current_password\": \"correct horse battery staple\",\n  \"new_password\": \"seven wet otters under a bridge\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.auth.changePassword({\n  current_password: 'correct horse battery staple',\n  new_password: 'seven wet otters under a bridge',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.auth.change_password(\n    current_password=\"correct horse battery staple\",\n    new_password=\"seven wet otters under a bridge\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.auth().changePassword(ChangePassword.builder()\n    .currentPassword(\"correct horse battery staple\")\n    .newPassword(\"seven wet otters under a bridge\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->auth->changePassword([\n    'current_password' => 'correct horse battery staple',\n    'new_password' => 'seven wet otters under a bridge',\n]);"
    }
  ],
  "auth.confirm": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/confirm' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"password\": \"correct horse battery staple\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst confirmation = await client.auth.confirm({ password: 'correct horse battery staple' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nconfirmation = client.auth.confirm(password=\"correct horse battery staple\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar confirmation = client.auth().confirm(Confirm.builder()\n    .password(\"correct horse battery staple\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$confirmation = $client->auth->confirm(['password' => 'correct horse battery staple']);"
    }
  ],
  "auth.end_other_sessions": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/auth/sessions/end-others' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.auth.endOtherSessions();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.auth.end_other_sessions()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.auth().endOtherSessions();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->auth->endOtherSessions();"
    }
  ],
  "auth.end_session": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/auth/sessions/ses_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.auth.endSession('ses_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.auth.end_session(\"ses_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.auth().endSession(\"ses_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->auth->endSession('ses_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "auth.list_sessions": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/sessions' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst sessionList = await client.auth.listSessions();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsession_list = client.auth.list_sessions()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar sessionList = client.auth().listSessions();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$sessionList = $client->auth->listSessions();"
    }
  ],
  "auth.login": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/login' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"email\": \"owner@example.com\",\n  \"password\": \"correct horse battery staple\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst loginResult = await client.auth.login({\n  email: 'owner@example.com',\n  password: 'correct horse battery staple',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlogin_result = client.auth.login(\n    email=\"owner@example.com\",\n    password=\"correct horse battery staple\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar loginResult = client.auth().login(Login.builder()\n    .email(\"owner@example.com\")\n    .password(\"correct horse battery staple\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$loginResult = $client->auth->login([\n    'email' => 'owner@example.com',\n    'password' => 'correct horse battery staple',\n]);"
    }
  ],
  "auth.login_second_factor": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/login/second-factor' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"challenge\": \"ch_mfa_0000000000000000000000000000000000000000000000000\",\n  \"code\": \"492039\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst loginResult = await client.auth.loginSecondFactor({\n  challenge: 'ch_mfa_0000000000000000000000000000000000000000000000000',\n  code: '492039',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlogin_result = client.auth.login_second_factor(\n    challenge=\"ch_mfa_0000000000000000000000000000000000000000000000000\",\n    code=\"492039\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar loginResult = client.auth().loginSecondFactor(SecondStep.builder()\n    .challenge(\"ch_mfa_0000000000000000000000000000000000000000000000000\")\n    .code(\"492039\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$loginResult = $client->auth->loginSecondFactor([\n    'challenge' => 'ch_mfa_0000000000000000000000000000000000000000000000000',\n    'code' => '492039',\n]);"
    }
  ],
  "auth.logout": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/auth/logout' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.auth.logout();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.auth.logout()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.auth().logout();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->auth->logout();"
    }
  ],
  "auth.me": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/me' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst me = await client.auth.me();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nme = client.auth.me()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar me = client.auth().me();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$me = $client->auth->me();"
    }
  ],
  "auth.request_password_reset": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/request-password-reset' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"email\": \"owner@example.com\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.auth.requestPasswordReset({ email: 'owner@example.com' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.auth.request_password_reset(email=\"owner@example.com\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.auth().requestPasswordReset(RequestPasswordReset.builder()\n    .email(\"owner@example.com\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->auth->requestPasswordReset(['email' => 'owner@example.com']);"
    }
  ],
  "auth.reset_password": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/reset-password' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"token\": \"ch_rst_0000000000000000000000000000000000000000000000000\",\n  \"password\": \"seven wet otters under a bridge\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.auth.resetPassword({\n  token: 'ch_rst_0000000000000000000000000000000000000000000000000',\n  password: 'seven wet otters under a bridge',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.auth.reset_password(\n    token=\"ch_rst_0000000000000000000000000000000000000000000000000\",\n    password=\"seven wet otters under a bridge\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.auth().resetPassword(ResetPassword.builder()\n    .token(\"ch_rst_0000000000000000000000000000000000000000000000000\")\n    .password(\"seven wet otters under a bridge\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->auth->resetPassword([\n    'token' => 'ch_rst_0000000000000000000000000000000000000000000000000',\n    'password' => 'seven wet otters under a bridge',\n]);"
    }
  ],
  "auth.switch_organization": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/switch' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"organization_id\": \"org_01h455vb4pex5vsknk084sn02q\",\n  \"end_current\": false\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst loginResult = await client.auth.switchOrganization({\n  organization_id: 'org_01h455vb4pex5vsknk084sn02q',\n  end_current: false,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlogin_result = client.auth.switch_organization(\n    organization_id=\"org_01h455vb4pex5vsknk084sn02q\",\n    end_current=False,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar loginResult = client.auth().switchOrganization(SwitchOrganization.builder()\n    .organizationId(\"org_01h455vb4pex5vsknk084sn02q\")\n    .endCurrent(false)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$loginResult = $client->auth->switchOrganization([\n    'organization_id' => 'org_01h455vb4pex5vsknk084sn02q',\n    'end_current' => false,\n]);"
    }
  ],
  "bank_accounts.accept_certain": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-accounts/bac_01h455vb4pex5vsknk084sn02q/accept-certain' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst acceptedLines = await client.bankAccounts.acceptCertain('bac_01h455vb4pex5vsknk084sn02q', {});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\naccepted_lines = client.bank_accounts.accept_certain(\"bac_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar acceptedLines = client.bankAccounts().acceptCertain(\"bac_01h455vb4pex5vsknk084sn02q\", AcceptCertain.builder()\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$acceptedLines = $client->bankAccounts->acceptCertain('bac_01h455vb4pex5vsknk084sn02q', []);"
    }
  ],
  "bank_accounts.balances": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-accounts/bac_01h455vb4pex5vsknk084sn02q/balances' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankBalanceList = await client.bankAccounts.balances('bac_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_balance_list = client.bank_accounts.balances(\"bac_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankBalanceList = client.bankAccounts().balances(\"bac_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankBalanceList = $client->bankAccounts->balances('bac_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_accounts.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-accounts' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Current account\",\n  \"iban\": \"DE02120300000000202051\",\n  \"bic\": \"BYLADEM1001\",\n  \"currency\": \"EUR\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankAccount = await client.bankAccounts.create({\n  name: 'Current account',\n  iban: 'DE02120300000000202051',\n  bic: 'BYLADEM1001',\n  currency: 'EUR',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_account = client.bank_accounts.create(\n    name=\"Current account\",\n    iban=\"DE02120300000000202051\",\n    bic=\"BYLADEM1001\",\n    currency=\"EUR\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankAccount = client.bankAccounts().create(CreateBankAccount.builder()\n    .name(\"Current account\")\n    .iban(\"DE02120300000000202051\")\n    .bic(\"BYLADEM1001\")\n    .currency(\"EUR\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankAccount = $client->bankAccounts->create([\n    'name' => 'Current account',\n    'iban' => 'DE02120300000000202051',\n    'bic' => 'BYLADEM1001',\n    'currency' => 'EUR',\n]);"
    }
  ],
  "bank_accounts.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/bank-accounts/bac_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.bankAccounts.delete('bac_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.bank_accounts.delete(\"bac_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.bankAccounts().delete(\"bac_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->bankAccounts->delete('bac_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_accounts.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-accounts/bac_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankAccount = await client.bankAccounts.get('bac_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_account = client.bank_accounts.get(\"bac_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankAccount = client.bankAccounts().get(\"bac_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankAccount = $client->bankAccounts->get('bac_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_accounts.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-accounts?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const bankAccount of client.bankAccounts.list({ limit: 20 })) {\n  console.log(bankAccount);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor bank_account in client.bank_accounts.list(limit=20):\n    print(bank_account)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var bankAccount : client.bankAccounts().list(BankAccountsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(bankAccount);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->bankAccounts->list(['limit' => 20]) as $bankAccount) {\n    print_r($bankAccount->toArray());\n}"
    }
  ],
  "bank_accounts.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/bank-accounts/bac_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Current account\",\n  \"iban\": \"DE02120300000000202051\",\n  \"bic\": \"BYLADEM1001\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankAccount = await client.bankAccounts.update('bac_01h455vb4pex5vsknk084sn02q', {\n  name: 'Current account',\n  iban: 'DE02120300000000202051',\n  bic: 'BYLADEM1001',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_account = client.bank_accounts.update(\n    \"bac_01h455vb4pex5vsknk084sn02q\",\n    name=\"Current account\",\n    iban=\"DE02120300000000202051\",\n    bic=\"BYLADEM1001\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankAccount = client.bankAccounts().update(\"bac_01h455vb4pex5vsknk084sn02q\", UpdateBankAccount.builder()\n    .name(\"Current account\")\n    .iban(\"DE02120300000000202051\")\n    .bic(\"BYLADEM1001\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankAccount = $client->bankAccounts->update('bac_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Current account',\n    'iban' => 'DE02120300000000202051',\n    'bic' => 'BYLADEM1001',\n]);"
    }
  ],
  "bank_lines.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankLine = await client.bankLines.get('bln_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_line = client.bank_lines.get(\"bln_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankLine = client.bankLines().get(\"bln_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankLine = $client->bankLines->get('bln_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_lines.hold": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/hold' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"until\": \"2099-12-01\",\n  \"note\": \"The tax office was asked.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankLine = await client.bankLines.hold('bln_01h455vb4pex5vsknk084sn02q', { until: '2099-12-01', note: 'The tax office was asked.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_line = client.bank_lines.hold(\n    \"bln_01h455vb4pex5vsknk084sn02q\",\n    until=\"2099-12-01\",\n    note=\"The tax office was asked.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankLine = client.bankLines().hold(\"bln_01h455vb4pex5vsknk084sn02q\", HoldLine.builder()\n    .until(LocalDate.parse(\"2099-12-01\"))\n    .note(\"The tax office was asked.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankLine = $client->bankLines->hold('bln_01h455vb4pex5vsknk084sn02q', [\n    'until' => '2099-12-01',\n    'note' => 'The tax office was asked.',\n]);"
    }
  ],
  "bank_lines.ignore": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/ignore' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"A private payment.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankLine = await client.bankLines.ignore('bln_01h455vb4pex5vsknk084sn02q', { reason: 'A private payment.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_line = client.bank_lines.ignore(\"bln_01h455vb4pex5vsknk084sn02q\", reason=\"A private payment.\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankLine = client.bankLines().ignore(\"bln_01h455vb4pex5vsknk084sn02q\", IgnoreLine.builder()\n    .reason(\"A private payment.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankLine = $client->bankLines->ignore('bln_01h455vb4pex5vsknk084sn02q', ['reason' => 'A private payment.']);"
    }
  ],
  "bank_lines.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const bankLineSummary of client.bankLines.list({ limit: 20 })) {\n  console.log(bankLineSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor bank_line_summary in client.bank_lines.list(limit=20):\n    print(bank_line_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var bankLineSummary : client.bankLines().list(BankLinesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(bankLineSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->bankLines->list(['limit' => 20]) as $bankLineSummary) {\n    print_r($bankLineSummary->toArray());\n}"
    }
  ],
  "bank_lines.match": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/match' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"outcomes\": [\n    {\n      \"kind\": \"ignore\",\n      \"amount\": 1,\n      \"reason\": \"A private part.\"\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankLine = await client.bankLines.match('bln_01h455vb4pex5vsknk084sn02q', {\n  outcomes: [{ kind: 'ignore', amount: 1, reason: 'A private part.' }],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_line = client.bank_lines.match(\n    \"bln_01h455vb4pex5vsknk084sn02q\",\n    outcomes=[{\"kind\": \"ignore\", \"amount\": 1, \"reason\": \"A private part.\"}],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankLine = client.bankLines().match(\"bln_01h455vb4pex5vsknk084sn02q\", MatchLine.builder()\n    .outcomes(List.of(MatchOutcome.builder()\n        .kind(MatchOutcome.Kind.IGNORE)\n        .amount(1)\n        .reason(\"A private part.\")\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankLine = $client->bankLines->match('bln_01h455vb4pex5vsknk084sn02q', [\n    'outcomes' => [\n        [\n            'kind' => 'ignore',\n            'amount' => 1,\n            'reason' => 'A private part.',\n        ],\n    ],\n]);"
    }
  ],
  "bank_lines.matches": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/matches' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankMatchList = await client.bankLines.matches('bln_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_match_list = client.bank_lines.matches(\"bln_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankMatchList = client.bankLines().matches(\"bln_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankMatchList = $client->bankLines->matches('bln_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_lines.proposals": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/proposals' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankProposalList = await client.bankLines.proposals('bln_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_proposal_list = client.bank_lines.proposals(\"bln_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankProposalList = client.bankLines().proposals(\"bln_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankProposalList = $client->bankLines->proposals('bln_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_lines.reopen": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/reopen' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankLine = await client.bankLines.reopen('bln_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_line = client.bank_lines.reopen(\"bln_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankLine = client.bankLines().reopen(\"bln_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankLine = $client->bankLines->reopen('bln_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_lines.unmatch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/bank-lines/bln_01h455vb4pex5vsknk084sn02q/unmatch' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankLine = await client.bankLines.unmatch('bln_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_line = client.bank_lines.unmatch(\"bln_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankLine = client.bankLines().unmatch(\"bln_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankLine = $client->bankLines->unmatch('bln_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_statements.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/bank-statements/bst_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.bankStatements.delete('bst_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.bank_statements.delete(\"bst_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.bankStatements().delete(\"bst_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->bankStatements->delete('bst_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_statements.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-statements/bst_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bankStatement = await client.bankStatements.get('bst_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbank_statement = client.bank_statements.get(\"bst_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bankStatement = client.bankStatements().get(\"bst_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bankStatement = $client->bankStatements->get('bst_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bank_statements.import": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-accounts/bac_01h455vb4pex5vsknk084sn02q/statements' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"content\": \"OjIwOlNUQVRFTUVOVA0KOjI1OjEyMDMwMDAwLzAwMDAyMDIwNTENCjoyOEM6MDAwNDIvMDAxDQo6NjBGOkMyNjExMjBFVVIxMDAwLDAwDQo6NjE6MjYxMTIwMTEyMEMxMTksMDBOVFJGTk9OUkVGLy9CNksyMEMxDQo6ODY6MTY2PzAwR1VUU0NIUklGVD8yMEVSRUYrMjAyNi0wMTQzPzIxU1ZXWitJbnZvaWNlIDIwMjYtMDE0Mw0KPzMwQllMQURFTTEwMDE/MzFERTc1NTEyMTA4MDAxMjQ1MTI2MTk5PzMyTG92ZWxhY2UgRW5naW5lcw0KOjYyRjpDMjYxMTIwRVVSMTExOSwwMA0KLQ0K\",\n  \"dry_run\": true\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst statementImport = await client.bankStatements.import('bac_01h455vb4pex5vsknk084sn02q', {\n  content: 'OjIwOlNUQVRFTUVOVA0KOjI1OjEyMDMwMDAwLzAwMDAyMDIwNTENCjoyOEM6MDAwNDIvMDAxDQo6NjBGOkMyNjExMjBFVVIxMDAwLDAwDQo6NjE6MjYxMTIwMTEyMEMxMTksMDBOVFJGTk9OUkVGLy9CNksyMEMxDQo6ODY6MTY2PzAwR1VUU0NIUklGVD8yMEVSRUYrMjAyNi0wMTQzPzIxU1ZXWitJbnZvaWNlIDIwMjYtMDE0Mw0KPzMwQllMQURFTTEwMDE/MzFERTc1NTEyMTA4MDAxMjQ1MTI2MTk5PzMyTG92ZWxhY2UgRW5naW5lcw0KOjYyRjpDMjYxMTIwRVVSMTExOSwwMA0KLQ0K',\n  dry_run: true,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nstatement_import = client.bank_statements.import_(\n    \"bac_01h455vb4pex5vsknk084sn02q\",\n    content=\"OjIwOlNUQVRFTUVOVA0KOjI1OjEyMDMwMDAwLzAwMDAyMDIwNTENCjoyOEM6MDAwNDIvMDAxDQo6NjBGOkMyNjExMjBFVVIxMDAwLDAwDQo6NjE6MjYxMTIwMTEyMEMxMTksMDBOVFJGTk9OUkVGLy9CNksyMEMxDQo6ODY6MTY2PzAwR1VUU0NIUklGVD8yMEVSRUYrMjAyNi0wMTQzPzIxU1ZXWitJbnZvaWNlIDIwMjYtMDE0Mw0KPzMwQllMQURFTTEwMDE/MzFERTc1NTEyMTA4MDAxMjQ1MTI2MTk5PzMyTG92ZWxhY2UgRW5naW5lcw0KOjYyRjpDMjYxMTIwRVVSMTExOSwwMA0KLQ0K\",\n    dry_run=True,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar statementImport = client.bankStatements().import_(\"bac_01h455vb4pex5vsknk084sn02q\", ImportStatement.builder()\n    .content(\"OjIwOlNUQVRFTUVOVA0KOjI1OjEyMDMwMDAwLzAwMDAyMDIwNTENCjoyOEM6MDAwNDIvMDAxDQo6NjBGOkMyNjExMjBFVVIxMDAwLDAwDQo6NjE6MjYxMTIwMTEyMEMxMTksMDBOVFJGTk9OUkVGLy9CNksyMEMxDQo6ODY6MTY2PzAwR1VUU0NIUklGVD8yMEVSRUYrMjAyNi0wMTQzPzIxU1ZXWitJbnZvaWNlIDIwMjYtMDE0Mw0KPzMwQllMQURFTTEwMDE/MzFERTc1NTEyMTA4MDAxMjQ1MTI2MTk5PzMyTG92ZWxhY2UgRW5naW5lcw0KOjYyRjpDMjYxMTIwRVVSMTExOSwwMA0KLQ0K\")\n    .dryRun(true)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$statementImport = $client->bankStatements->import('bac_01h455vb4pex5vsknk084sn02q', [\n    'content' => 'OjIwOlNUQVRFTUVOVA0KOjI1OjEyMDMwMDAwLzAwMDAyMDIwNTENCjoyOEM6MDAwNDIvMDAxDQo6NjBGOkMyNjExMjBFVVIxMDAwLDAwDQo6NjE6MjYxMTIwMTEyMEMxMTksMDBOVFJGTk9OUkVGLy9CNksyMEMxDQo6ODY6MTY2PzAwR1VUU0NIUklGVD8yMEVSRUYrMjAyNi0wMTQzPzIxU1ZXWitJbnZvaWNlIDIwMjYtMDE0Mw0KPzMwQllMQURFTTEwMDE/MzFERTc1NTEyMTA4MDAxMjQ1MTI2MTk5PzMyTG92ZWxhY2UgRW5naW5lcw0KOjYyRjpDMjYxMTIwRVVSMTExOSwwMA0KLQ0K',\n    'dry_run' => true,\n]);"
    }
  ],
  "bank_statements.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bank-statements?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const bankStatement of client.bankStatements.list({ limit: 20 })) {\n  console.log(bankStatement);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor bank_statement in client.bank_statements.list(limit=20):\n    print(bank_statement)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var bankStatement : client.bankStatements().list(BankStatementsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(bankStatement);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->bankStatements->list(['limit' => 20]) as $bankStatement) {\n    print_r($bankStatement->toArray());\n}"
    }
  ],
  "bill_approval.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization/bill-approval' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst billApproval = await client.billApproval.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill_approval = client.bill_approval.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar billApproval = client.billApproval().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$billApproval = $client->billApproval->get();"
    }
  ],
  "bill_approval.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization/bill-approval' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"approval_above\": 1000\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst billApproval = await client.billApproval.update({ approval_above: 1000 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill_approval = client.bill_approval.update(approval_above=1000)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar billApproval = client.billApproval().update(UpdateBillApproval.builder()\n    .approvalAbove(1000)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$billApproval = $client->billApproval->update(['approval_above' => 1000]);"
    }
  ],
  "bill_payments.allocate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bill-payments/bpy_01h455vb4pex5vsknk084sn02q/allocate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"allocations\": [\n    {\n      \"bill_id\": \"bil_01h455vb4pex5vsknk084sn02q\",\n      \"amount\": 40\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplierPayment = await client.billPayments.allocate('bpy_01h455vb4pex5vsknk084sn02q', {\n  allocations: [\n    {\n      bill_id: 'bil_01h455vb4pex5vsknk084sn02q',\n      amount: 40,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier_payment = client.bill_payments.allocate(\n    \"bpy_01h455vb4pex5vsknk084sn02q\",\n    allocations=[{\"bill_id\": \"bil_01h455vb4pex5vsknk084sn02q\", \"amount\": 40}],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplierPayment = client.billPayments().allocate(\"bpy_01h455vb4pex5vsknk084sn02q\", AllocateSupplierPayment.builder()\n    .allocations(List.of(CreateBillAllocation.builder()\n        .billId(\"bil_01h455vb4pex5vsknk084sn02q\")\n        .amount(40)\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplierPayment = $client->billPayments->allocate('bpy_01h455vb4pex5vsknk084sn02q', [\n    'allocations' => [\n        [\n            'bill_id' => 'bil_01h455vb4pex5vsknk084sn02q',\n            'amount' => 40,\n        ],\n    ],\n]);"
    }
  ],
  "bill_payments.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bill-payments' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"supplier_id\": \"sup_01h455vb4pex5vsknk084sn02q\",\n  \"amount\": 116.62,\n  \"currency\": \"EUR\",\n  \"method\": \"bank_transfer\",\n  \"paid_on\": \"2026-11-20\",\n  \"reference\": \"2026-311\",\n  \"allocations\": [\n    {\n      \"bill_id\": \"bil_01h455vb4pex5vsknk084sn02q\",\n      \"amount\": 116.62,\n      \"discount\": 2.38\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplierPayment = await client.billPayments.create({\n  supplier_id: 'sup_01h455vb4pex5vsknk084sn02q',\n  amount: 116.62,\n  currency: 'EUR',\n  method: 'bank_transfer',\n  paid_on: '2026-11-20',\n  reference: '2026-311',\n  allocations: [\n    {\n      bill_id: 'bil_01h455vb4pex5vsknk084sn02q',\n      amount: 116.62,\n      discount: 2.38,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier_payment = client.bill_payments.create(\n    supplier_id=\"sup_01h455vb4pex5vsknk084sn02q\",\n    amount=Decimal(\"116.62\"),\n    currency=\"EUR\",\n    method=\"bank_transfer\",\n    paid_on=\"2026-11-20\",\n    reference=\"2026-311\",\n    allocations=[\n        {\n            \"bill_id\": \"bil_01h455vb4pex5vsknk084sn02q\",\n            \"amount\": Decimal(\"116.62\"),\n            \"discount\": Decimal(\"2.38\"),\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplierPayment = client.billPayments().create(CreateSupplierPayment.builder()\n    .supplierId(\"sup_01h455vb4pex5vsknk084sn02q\")\n    .amount(new BigDecimal(\"116.62\"))\n    .currency(\"EUR\")\n    .method(CreateSupplierPayment.Method.BANK_TRANSFER)\n    .paidOn(LocalDate.parse(\"2026-11-20\"))\n    .reference(\"2026-311\")\n    .allocations(List.of(CreateBillAllocation.builder()\n        .billId(\"bil_01h455vb4pex5vsknk084sn02q\")\n        .amount(new BigDecimal(\"116.62\"))\n        .discount(new BigDecimal(\"2.38\"))\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplierPayment = $client->billPayments->create([\n    'supplier_id' => 'sup_01h455vb4pex5vsknk084sn02q',\n    'amount' => '116.62',\n    'currency' => 'EUR',\n    'method' => 'bank_transfer',\n    'paid_on' => '2026-11-20',\n    'reference' => '2026-311',\n    'allocations' => [\n        [\n            'bill_id' => 'bil_01h455vb4pex5vsknk084sn02q',\n            'amount' => '116.62',\n            'discount' => '2.38',\n        ],\n    ],\n]);"
    }
  ],
  "bill_payments.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bill-payments/bpy_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplierPayment = await client.billPayments.get('bpy_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier_payment = client.bill_payments.get(\"bpy_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplierPayment = client.billPayments().get(\"bpy_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplierPayment = $client->billPayments->get('bpy_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bill_payments.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bill-payments?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const supplierPaymentFacts of client.billPayments.list({ limit: 20 })) {\n  console.log(supplierPaymentFacts);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor supplier_payment_facts in client.bill_payments.list(limit=20):\n    print(supplier_payment_facts)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var supplierPaymentFacts : client.billPayments().list(BillPaymentsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(supplierPaymentFacts);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->billPayments->list(['limit' => 20]) as $supplierPaymentFacts) {\n    print_r($supplierPaymentFacts->toArray());\n}"
    }
  ],
  "bill_payments.reverse": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bill-payments/bpy_01h455vb4pex5vsknk084sn02q/reverse' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"The bank sent it back.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplierPayment = await client.billPayments.reverse('bpy_01h455vb4pex5vsknk084sn02q', { reason: 'The bank sent it back.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier_payment = client.bill_payments.reverse(\"bpy_01h455vb4pex5vsknk084sn02q\", reason=\"The bank sent it back.\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplierPayment = client.billPayments().reverse(\"bpy_01h455vb4pex5vsknk084sn02q\", ReverseSupplierPayment.builder()\n    .reason(\"The bank sent it back.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplierPayment = $client->billPayments->reverse('bpy_01h455vb4pex5vsknk084sn02q', ['reason' => 'The bank sent it back.']);"
    }
  ],
  "bill_payments.unallocate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bill-payments/bpy_01h455vb4pex5vsknk084sn02q/unallocate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"allocations\": [\n    {\n      \"bill_id\": \"bil_01h455vb4pex5vsknk084sn02q\"\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplierPayment = await client.billPayments.unallocate('bpy_01h455vb4pex5vsknk084sn02q', {\n  allocations: [{ bill_id: 'bil_01h455vb4pex5vsknk084sn02q' }],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier_payment = client.bill_payments.unallocate(\n    \"bpy_01h455vb4pex5vsknk084sn02q\",\n    allocations=[{\"bill_id\": \"bil_01h455vb4pex5vsknk084sn02q\"}],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplierPayment = client.billPayments().unallocate(\"bpy_01h455vb4pex5vsknk084sn02q\", UnallocateSupplierPayment.builder()\n    .allocations(List.of(BillUnallocation.builder()\n        .billId(\"bil_01h455vb4pex5vsknk084sn02q\")\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplierPayment = $client->billPayments->unallocate('bpy_01h455vb4pex5vsknk084sn02q', [\n    'allocations' => [['bill_id' => 'bil_01h455vb4pex5vsknk084sn02q']],\n]);"
    }
  ],
  "bills.approve": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q/approve' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.approve('bil_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.approve(\"bil_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().approve(\"bil_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->approve('bil_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bills.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"supplier_id\": \"sup_01h455vb4pex5vsknk084sn02q\",\n  \"supplier_number\": \"2026-311\",\n  \"issue_date\": \"2026-11-20\",\n  \"due_date\": \"2026-12-04\",\n  \"currency\": \"EUR\",\n  \"subtotal\": 100,\n  \"tax_total\": 19,\n  \"total\": 119,\n  \"tax_breakdown\": [\n    {\n      \"category\": \"S\",\n      \"rate\": 19,\n      \"taxable\": 100,\n      \"tax\": 19\n    }\n  ],\n  \"payment\": {\n    \"iban\": \"DE89370400440532013000\",\n    \"reference\": \"2026-311\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.create({\n  supplier_id: 'sup_01h455vb4pex5vsknk084sn02q',\n  supplier_number: '2026-311',\n  issue_date: '2026-11-20',\n  due_date: '2026-12-04',\n  currency: 'EUR',\n  subtotal: 100,\n  tax_total: 19,\n  total: 119,\n  tax_breakdown: [{ category: 'S', rate: 19, taxable: 100, tax: 19 }],\n  payment: { iban: 'DE89370400440532013000', reference: '2026-311' },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.create(\n    supplier_id=\"sup_01h455vb4pex5vsknk084sn02q\",\n    supplier_number=\"2026-311\",\n    issue_date=\"2026-11-20\",\n    due_date=\"2026-12-04\",\n    currency=\"EUR\",\n    subtotal=100,\n    tax_total=19,\n    total=119,\n    tax_breakdown=[{\"category\": \"S\", \"rate\": 19, \"taxable\": 100, \"tax\": 19}],\n    payment={\"iban\": \"DE89370400440532013000\", \"reference\": \"2026-311\"},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().create(CreateBill.builder()\n    .supplierId(\"sup_01h455vb4pex5vsknk084sn02q\")\n    .supplierNumber(\"2026-311\")\n    .issueDate(LocalDate.parse(\"2026-11-20\"))\n    .dueDate(LocalDate.parse(\"2026-12-04\"))\n    .currency(\"EUR\")\n    .subtotal(100)\n    .taxTotal(19)\n    .total(119)\n    .taxBreakdown(List.of(CreateBillTaxGroup.builder()\n        .category(CreateBillTaxGroup.Category.S)\n        .rate(19)\n        .taxable(100)\n        .tax(19)\n        .build()))\n    .payment(CreateBillPayment.builder()\n        .iban(\"DE89370400440532013000\")\n        .reference(\"2026-311\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->create([\n    'supplier_id' => 'sup_01h455vb4pex5vsknk084sn02q',\n    'supplier_number' => '2026-311',\n    'issue_date' => '2026-11-20',\n    'due_date' => '2026-12-04',\n    'currency' => 'EUR',\n    'subtotal' => 100,\n    'tax_total' => 19,\n    'total' => 119,\n    'tax_breakdown' => [\n        [\n            'category' => 'S',\n            'rate' => 19,\n            'taxable' => 100,\n            'tax' => 19,\n        ],\n    ],\n    'payment' => [\n        'iban' => 'DE89370400440532013000',\n        'reference' => '2026-311',\n    ],\n]);"
    }
  ],
  "bills.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.bills.delete('bil_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.bills.delete(\"bil_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.bills().delete(\"bil_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->bills->delete('bil_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bills.dispute": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q/dispute' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"The goods were never delivered.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.dispute('bil_01h455vb4pex5vsknk084sn02q', { reason: 'The goods were never delivered.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.dispute(\n    \"bil_01h455vb4pex5vsknk084sn02q\",\n    reason=\"The goods were never delivered.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().dispute(\"bil_01h455vb4pex5vsknk084sn02q\", BillReason.builder()\n    .reason(\"The goods were never delivered.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->dispute('bil_01h455vb4pex5vsknk084sn02q', ['reason' => 'The goods were never delivered.']);"
    }
  ],
  "bills.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.get('bil_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.get(\"bil_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().get(\"bil_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->get('bil_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "bills.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const billSummary of client.bills.list({ limit: 20 })) {\n  console.log(billSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor bill_summary in client.bills.list(limit=20):\n    print(bill_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var billSummary : client.bills().list(BillsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(billSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->bills->list(['limit' => 20]) as $billSummary) {\n    print_r($billSummary->toArray());\n}"
    }
  ],
  "bills.open": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q/open' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"accept_findings\": [\n    \"new_bank_details\"\n  ],\n  \"approve\": true\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.open('bil_01h455vb4pex5vsknk084sn02q', { accept_findings: ['new_bank_details'], approve: true });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.open(\n    \"bil_01h455vb4pex5vsknk084sn02q\",\n    accept_findings=[\"new_bank_details\"],\n    approve=True,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().open(\"bil_01h455vb4pex5vsknk084sn02q\", OpenBill.builder()\n    .acceptFindings(List.of(OpenBill.AcceptFindings.NEW_BANK_DETAILS))\n    .approve(true)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->open('bil_01h455vb4pex5vsknk084sn02q', [\n    'accept_findings' => ['new_bank_details'],\n    'approve' => true,\n]);"
    }
  ],
  "bills.reject": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q/reject' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"The goods were never delivered.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.reject('bil_01h455vb4pex5vsknk084sn02q', { reason: 'The goods were never delivered.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.reject(\n    \"bil_01h455vb4pex5vsknk084sn02q\",\n    reason=\"The goods were never delivered.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().reject(\"bil_01h455vb4pex5vsknk084sn02q\", BillReason.builder()\n    .reason(\"The goods were never delivered.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->reject('bil_01h455vb4pex5vsknk084sn02q', ['reason' => 'The goods were never delivered.']);"
    }
  ],
  "bills.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"supplier_id\": \"sup_01h455vb4pex5vsknk084sn02q\",\n  \"supplier_number\": \"2026-311\",\n  \"issue_date\": \"2026-11-20\",\n  \"due_date\": \"2026-12-04\",\n  \"currency\": \"EUR\",\n  \"subtotal\": 100,\n  \"tax_total\": 19,\n  \"total\": 119,\n  \"tax_breakdown\": [\n    {\n      \"category\": \"S\",\n      \"rate\": 19,\n      \"taxable\": 100,\n      \"tax\": 19\n    }\n  ],\n  \"payment\": {\n    \"iban\": \"DE89370400440532013000\",\n    \"reference\": \"2026-311\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.update('bil_01h455vb4pex5vsknk084sn02q', {\n  supplier_id: 'sup_01h455vb4pex5vsknk084sn02q',\n  supplier_number: '2026-311',\n  issue_date: '2026-11-20',\n  due_date: '2026-12-04',\n  currency: 'EUR',\n  subtotal: 100,\n  tax_total: 19,\n  total: 119,\n  tax_breakdown: [{ category: 'S', rate: 19, taxable: 100, tax: 19 }],\n  payment: { iban: 'DE89370400440532013000', reference: '2026-311' },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.update(\n    \"bil_01h455vb4pex5vsknk084sn02q\",\n    supplier_id=\"sup_01h455vb4pex5vsknk084sn02q\",\n    supplier_number=\"2026-311\",\n    issue_date=\"2026-11-20\",\n    due_date=\"2026-12-04\",\n    currency=\"EUR\",\n    subtotal=100,\n    tax_total=19,\n    total=119,\n    tax_breakdown=[{\"category\": \"S\", \"rate\": 19, \"taxable\": 100, \"tax\": 19}],\n    payment={\"iban\": \"DE89370400440532013000\", \"reference\": \"2026-311\"},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().update(\"bil_01h455vb4pex5vsknk084sn02q\", UpdateBill.builder()\n    .supplierId(\"sup_01h455vb4pex5vsknk084sn02q\")\n    .supplierNumber(\"2026-311\")\n    .issueDate(LocalDate.parse(\"2026-11-20\"))\n    .dueDate(LocalDate.parse(\"2026-12-04\"))\n    .currency(\"EUR\")\n    .subtotal(100)\n    .taxTotal(19)\n    .total(119)\n    .taxBreakdown(List.of(CreateBillTaxGroup.builder()\n        .category(CreateBillTaxGroup.Category.S)\n        .rate(19)\n        .taxable(100)\n        .tax(19)\n        .build()))\n    .payment(CreateBillPayment.builder()\n        .iban(\"DE89370400440532013000\")\n        .reference(\"2026-311\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->update('bil_01h455vb4pex5vsknk084sn02q', [\n    'supplier_id' => 'sup_01h455vb4pex5vsknk084sn02q',\n    'supplier_number' => '2026-311',\n    'issue_date' => '2026-11-20',\n    'due_date' => '2026-12-04',\n    'currency' => 'EUR',\n    'subtotal' => 100,\n    'tax_total' => 19,\n    'total' => 119,\n    'tax_breakdown' => [\n        [\n            'category' => 'S',\n            'rate' => 19,\n            'taxable' => 100,\n            'tax' => 19,\n        ],\n    ],\n    'payment' => [\n        'iban' => 'DE89370400440532013000',\n        'reference' => '2026-311',\n    ],\n]);"
    }
  ],
  "bills.void": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/bills/bil_01h455vb4pex5vsknk084sn02q/void' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"The goods were never delivered.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst bill = await client.bills.void('bil_01h455vb4pex5vsknk084sn02q', { reason: 'The goods were never delivered.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nbill = client.bills.void(\n    \"bil_01h455vb4pex5vsknk084sn02q\",\n    reason=\"The goods were never delivered.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar bill = client.bills().void_(\"bil_01h455vb4pex5vsknk084sn02q\", BillReason.builder()\n    .reason(\"The goods were never delivered.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$bill = $client->bills->void('bil_01h455vb4pex5vsknk084sn02q', ['reason' => 'The goods were never delivered.']);"
    }
  ],
  "credit_note_documents.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/documents/pdf' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.creditNoteDocuments.get('crn_01h455vb4pex5vsknk084sn02q', 'pdf');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.credit_note_documents.get(\"crn_01h455vb4pex5vsknk084sn02q\", \"pdf\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.creditNoteDocuments().get(\"crn_01h455vb4pex5vsknk084sn02q\", \"pdf\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->creditNoteDocuments->get('crn_01h455vb4pex5vsknk084sn02q', 'pdf');"
    }
  ],
  "credit_note_documents.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/documents' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst documentList = await client.creditNoteDocuments.list('crn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndocument_list = client.credit_note_documents.list(\"crn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar documentList = client.creditNoteDocuments().list(\"crn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$documentList = $client->creditNoteDocuments->list('crn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "credit_note_links.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/links' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"expires_at\": \"2027-03-31T22:00:00.000Z\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst createdLink = await client.creditNoteLinks.create('crn_01h455vb4pex5vsknk084sn02q', { expires_at: '2027-03-31T22:00:00.000Z' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncreated_link = client.credit_note_links.create(\n    \"crn_01h455vb4pex5vsknk084sn02q\",\n    expires_at=\"2027-03-31T22:00:00.000Z\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.Instant;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar createdLink = client.creditNoteLinks().create(\"crn_01h455vb4pex5vsknk084sn02q\", CreateLink.builder()\n    .expiresAt(Instant.parse(\"2027-03-31T22:00:00.000Z\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$createdLink = $client->creditNoteLinks->create('crn_01h455vb4pex5vsknk084sn02q', ['expires_at' => '2027-03-31T22:00:00.000Z']);"
    }
  ],
  "credit_note_links.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/links' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst linkList = await client.creditNoteLinks.list('crn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlink_list = client.credit_note_links.list(\"crn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar linkList = client.creditNoteLinks().list(\"crn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$linkList = $client->creditNoteLinks->list('crn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "credit_notes.allocate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/allocate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"allocations\": [\n    {\n      \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n      \"amount\": 0.25\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst creditNote = await client.creditNotes.allocate('crn_01h455vb4pex5vsknk084sn02q', {\n  allocations: [\n    {\n      invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',\n      amount: 0.25,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncredit_note = client.credit_notes.allocate(\n    \"crn_01h455vb4pex5vsknk084sn02q\",\n    allocations=[\n        {\n            \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n            \"amount\": Decimal(\"0.25\"),\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar creditNote = client.creditNotes().allocate(\"crn_01h455vb4pex5vsknk084sn02q\", AllocateCreditNote.builder()\n    .allocations(List.of(CreateAllocation.builder()\n        .invoiceId(\"inv_01h455vb4pex5vsknk084sn02q\")\n        .amount(new BigDecimal(\"0.25\"))\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$creditNote = $client->creditNotes->allocate('crn_01h455vb4pex5vsknk084sn02q', [\n    'allocations' => [\n        [\n            'invoice_id' => 'inv_01h455vb4pex5vsknk084sn02q',\n            'amount' => '0.25',\n        ],\n    ],\n]);"
    }
  ],
  "credit_notes.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst creditNote = await client.creditNotes.get('crn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncredit_note = client.credit_notes.get(\"crn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar creditNote = client.creditNotes().get(\"crn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$creditNote = $client->creditNotes->get('crn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "credit_notes.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const creditNoteSummary of client.creditNotes.list({ limit: 20 })) {\n  console.log(creditNoteSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor credit_note_summary in client.credit_notes.list(limit=20):\n    print(credit_note_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var creditNoteSummary : client.creditNotes().list(CreditNotesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(creditNoteSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->creditNotes->list(['limit' => 20]) as $creditNoteSummary) {\n    print_r($creditNoteSummary->toArray());\n}"
    }
  ],
  "credit_notes.mark_refunded": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/mark-refunded' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"amount\": 0.25,\n  \"method\": \"bank_transfer\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst creditNote = await client.creditNotes.markRefunded('crn_01h455vb4pex5vsknk084sn02q', { amount: 0.25, method: 'bank_transfer' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncredit_note = client.credit_notes.mark_refunded(\n    \"crn_01h455vb4pex5vsknk084sn02q\",\n    amount=Decimal(\"0.25\"),\n    method=\"bank_transfer\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar creditNote = client.creditNotes().markRefunded(\"crn_01h455vb4pex5vsknk084sn02q\", RefundCreditNote.builder()\n    .amount(new BigDecimal(\"0.25\"))\n    .method(RefundCreditNote.Method.BANK_TRANSFER)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$creditNote = $client->creditNotes->markRefunded('crn_01h455vb4pex5vsknk084sn02q', [\n    'amount' => '0.25',\n    'method' => 'bank_transfer',\n]);"
    }
  ],
  "credit_notes.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"note\": \"Agreed on the phone.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst creditNote = await client.creditNotes.patch('crn_01h455vb4pex5vsknk084sn02q', { note: 'Agreed on the phone.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncredit_note = client.credit_notes.patch(\"crn_01h455vb4pex5vsknk084sn02q\", note=\"Agreed on the phone.\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar creditNote = client.creditNotes().patch(\"crn_01h455vb4pex5vsknk084sn02q\", CreditNoteRemarks.builder()\n    .note(\"Agreed on the phone.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$creditNote = $client->creditNotes->patch('crn_01h455vb4pex5vsknk084sn02q', ['note' => 'Agreed on the phone.']);"
    }
  ],
  "credit_notes.preflight": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/preflight?format=xrechnung_ubl' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst preflightReport = await client.creditNotes.preflight('crn_01h455vb4pex5vsknk084sn02q', { format: 'xrechnung_ubl' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npreflight_report = client.credit_notes.preflight(\"crn_01h455vb4pex5vsknk084sn02q\", format=\"xrechnung_ubl\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar preflightReport = client.creditNotes().preflight(\"crn_01h455vb4pex5vsknk084sn02q\", CreditNotesPreflightQuery.builder()\n    .format(CreditNotesPreflightQuery.Format.XRECHNUNG_UBL)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$preflightReport = $client->creditNotes->preflight('crn_01h455vb4pex5vsknk084sn02q', ['format' => 'xrechnung_ubl']);"
    }
  ],
  "credit_notes.preview_message": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/send-preview' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"attachments\": [\n    \"pdf\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst messagePreview = await client.creditNotes.previewMessage('crn_01h455vb4pex5vsknk084sn02q', { to: ['ap@example.com'], attachments: ['pdf'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage_preview = client.credit_notes.preview_message(\n    \"crn_01h455vb4pex5vsknk084sn02q\",\n    to=[\"ap@example.com\"],\n    attachments=[\"pdf\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar messagePreview = client.creditNotes().previewMessage(\"crn_01h455vb4pex5vsknk084sn02q\", Send.builder()\n    .to(List.of(\"ap@example.com\"))\n    .attachments(List.of(Send.Attachments.PDF))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$messagePreview = $client->creditNotes->previewMessage('crn_01h455vb4pex5vsknk084sn02q', [\n    'to' => ['ap@example.com'],\n    'attachments' => ['pdf'],\n]);"
    }
  ],
  "credit_notes.send": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/send' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"attachments\": [\n    \"pdf\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.creditNotes.send('crn_01h455vb4pex5vsknk084sn02q', { to: ['ap@example.com'], attachments: ['pdf'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.credit_notes.send(\n    \"crn_01h455vb4pex5vsknk084sn02q\",\n    to=[\"ap@example.com\"],\n    attachments=[\"pdf\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.creditNotes().send(\"crn_01h455vb4pex5vsknk084sn02q\", Send.builder()\n    .to(List.of(\"ap@example.com\"))\n    .attachments(List.of(Send.Attachments.PDF))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->creditNotes->send('crn_01h455vb4pex5vsknk084sn02q', [\n    'to' => ['ap@example.com'],\n    'attachments' => ['pdf'],\n]);"
    }
  ],
  "credit_notes.void": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/credit-notes/crn_01h455vb4pex5vsknk084sn02q/void' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst creditNote = await client.creditNotes.void('crn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncredit_note = client.credit_notes.void(\"crn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar creditNote = client.creditNotes().void_(\"crn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$creditNote = $client->creditNotes->void('crn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.apply_credit": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/apply-credit' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst appliedCredit = await client.customers.applyCredit('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\napplied_credit = client.customers.apply_credit(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar appliedCredit = client.customers().applyCredit(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$appliedCredit = $client->customers->applyCredit('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.balance": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/balance' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customerBalanceList = await client.customers.balance('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer_balance_list = client.customers.balance(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customerBalanceList = client.customers().balance(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customerBalanceList = $client->customers->balance('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Difference Engines GmbH\",\n  \"email\": \"accounts@example.com\",\n  \"billing_address\": {\n    \"line1\": \"Friedrichstraße 12\",\n    \"city\": \"Berlin\",\n    \"postal_code\": \"10117\",\n    \"country\": \"DE\"\n  },\n  \"tax_ids\": [\n    {\n      \"type\": \"eu_vat\",\n      \"value\": \"DE136695976\"\n    }\n  ],\n  \"payment_terms\": {\n    \"net_days\": 30\n  },\n  \"electronic_address\": {\n    \"scheme\": \"0204\",\n    \"value\": \"04011000-1234512345-06\"\n  },\n  \"buyer_reference\": \"04011000-1234512345-06\",\n  \"document_format\": \"xrechnung_ubl\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customer = await client.customers.create({\n  name: 'Difference Engines GmbH',\n  email: 'accounts@example.com',\n  billing_address: {\n    line1: 'Friedrichstraße 12',\n    city: 'Berlin',\n    postal_code: '10117',\n    country: 'DE',\n  },\n  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],\n  payment_terms: { net_days: 30 },\n  electronic_address: { scheme: '0204', value: '04011000-1234512345-06' },\n  buyer_reference: '04011000-1234512345-06',\n  document_format: 'xrechnung_ubl',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer = client.customers.create(\n    name=\"Difference Engines GmbH\",\n    email=\"accounts@example.com\",\n    billing_address={\n        \"line1\": \"Friedrichstraße 12\",\n        \"city\": \"Berlin\",\n        \"postal_code\": \"10117\",\n        \"country\": \"DE\",\n    },\n    tax_ids=[{\"type\": \"eu_vat\", \"value\": \"DE136695976\"}],\n    payment_terms={\"net_days\": 30},\n    electronic_address={\"scheme\": \"0204\", \"value\": \"04011000-1234512345-06\"},\n    buyer_reference=\"04011000-1234512345-06\",\n    document_format=\"xrechnung_ubl\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customer = client.customers().create(CreateCustomer.builder()\n    .name(\"Difference Engines GmbH\")\n    .email(\"accounts@example.com\")\n    .billingAddress(Address.builder()\n        .line1(\"Friedrichstraße 12\")\n        .city(\"Berlin\")\n        .postalCode(\"10117\")\n        .country(\"DE\")\n        .build())\n    .taxIds(List.of(TaxId.builder()\n        .type(\"eu_vat\")\n        .value(\"DE136695976\")\n        .build()))\n    .paymentTerms(PaymentTerms.builder()\n        .netDays(30)\n        .build())\n    .electronicAddress(ElectronicAddress.builder()\n        .scheme(\"0204\")\n        .value(\"04011000-1234512345-06\")\n        .build())\n    .buyerReference(\"04011000-1234512345-06\")\n    .documentFormat(CreateCustomer.DocumentFormat.XRECHNUNG_UBL)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customer = $client->customers->create([\n    'name' => 'Difference Engines GmbH',\n    'email' => 'accounts@example.com',\n    'billing_address' => [\n        'line1' => 'Friedrichstraße 12',\n        'city' => 'Berlin',\n        'postal_code' => '10117',\n        'country' => 'DE',\n    ],\n    'tax_ids' => [\n        [\n            'type' => 'eu_vat',\n            'value' => 'DE136695976',\n        ],\n    ],\n    'payment_terms' => ['net_days' => 30],\n    'electronic_address' => [\n        'scheme' => '0204',\n        'value' => '04011000-1234512345-06',\n    ],\n    'buyer_reference' => '04011000-1234512345-06',\n    'document_format' => 'xrechnung_ubl',\n]);"
    }
  ],
  "customers.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.customers.delete('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.customers.delete(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.customers().delete(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->customers->delete('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.duplicates": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/duplicates' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst likeCustomerList = await client.customers.duplicates('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlike_customer_list = client.customers.duplicates(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar likeCustomerList = client.customers().duplicates(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$likeCustomerList = $client->customers->duplicates('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.erase": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/erase' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"requested\",\n  \"dry_run\": true\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst erasure = await client.customers.erase('cus_01h455vb4pex5vsknk084sn02q', { reason: 'requested', dry_run: true });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nerasure = client.customers.erase(\n    \"cus_01h455vb4pex5vsknk084sn02q\",\n    reason=\"requested\",\n    dry_run=True,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar erasure = client.customers().erase(\"cus_01h455vb4pex5vsknk084sn02q\", EraseCustomer.builder()\n    .reason(EraseCustomer.Reason.REQUESTED)\n    .dryRun(true)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$erasure = $client->customers->erase('cus_01h455vb4pex5vsknk084sn02q', [\n    'reason' => 'requested',\n    'dry_run' => true,\n]);"
    }
  ],
  "customers.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customer = await client.customers.get('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer = client.customers.get(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customer = client.customers().get(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customer = $client->customers->get('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const customer of client.customers.list({ limit: 20 })) {\n  console.log(customer);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor customer in client.customers.list(limit=20):\n    print(customer)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var customer : client.customers().list(CustomersListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(customer);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->customers->list(['limit' => 20]) as $customer) {\n    print_r($customer->toArray());\n}"
    }
  ],
  "customers.merge": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/merge' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"into\": \"cus_01h455vb4pex5vsknk084sn02r\",\n  \"dry_run\": true\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customerMerge = await client.customers.merge('cus_01h455vb4pex5vsknk084sn02q', { into: 'cus_01h455vb4pex5vsknk084sn02r', dry_run: true });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer_merge = client.customers.merge(\n    \"cus_01h455vb4pex5vsknk084sn02q\",\n    into=\"cus_01h455vb4pex5vsknk084sn02r\",\n    dry_run=True,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customerMerge = client.customers().merge(\"cus_01h455vb4pex5vsknk084sn02q\", MergeCustomer.builder()\n    .into(\"cus_01h455vb4pex5vsknk084sn02r\")\n    .dryRun(true)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customerMerge = $client->customers->merge('cus_01h455vb4pex5vsknk084sn02q', [\n    'into' => 'cus_01h455vb4pex5vsknk084sn02r',\n    'dry_run' => true,\n]);"
    }
  ],
  "customers.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"email\": \"accounts@example.com\",\n  \"note\": null\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customer = await client.customers.patch('cus_01h455vb4pex5vsknk084sn02q', { email: 'accounts@example.com', note: null });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer = client.customers.patch(\n    \"cus_01h455vb4pex5vsknk084sn02q\",\n    email=\"accounts@example.com\",\n    note=None,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customer = client.customers().patch(\"cus_01h455vb4pex5vsknk084sn02q\", PatchCustomer.builder()\n    .email(\"accounts@example.com\")\n    .note(null)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customer = $client->customers->patch('cus_01h455vb4pex5vsknk084sn02q', [\n    'email' => 'accounts@example.com',\n    'note' => null,\n]);"
    }
  ],
  "customers.personal_data": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/personal-data' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.customers.personalData('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.customers.personal_data(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.customers().personalData(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->customers->personalData('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.send_statement": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/statement/send' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"period_from\": \"2026-09-01\",\n  \"currency\": \"EUR\",\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"language\": \"de\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.customers.sendStatement('cus_01h455vb4pex5vsknk084sn02q', {\n  period_from: '2026-09-01',\n  currency: 'EUR',\n  to: ['ap@example.com'],\n  language: 'de',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.customers.send_statement(\n    \"cus_01h455vb4pex5vsknk084sn02q\",\n    period_from=\"2026-09-01\",\n    currency=\"EUR\",\n    to=[\"ap@example.com\"],\n    language=\"de\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.customers().sendStatement(\"cus_01h455vb4pex5vsknk084sn02q\", SendStatement.builder()\n    .periodFrom(LocalDate.parse(\"2026-09-01\"))\n    .currency(\"EUR\")\n    .to(List.of(\"ap@example.com\"))\n    .language(SendStatement.Language.DE)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->customers->sendStatement('cus_01h455vb4pex5vsknk084sn02q', [\n    'period_from' => '2026-09-01',\n    'currency' => 'EUR',\n    'to' => ['ap@example.com'],\n    'language' => 'de',\n]);"
    }
  ],
  "customers.statement": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/statement' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst statement = await client.customers.statement('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nstatement = client.customers.statement(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar statement = client.customers().statement(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$statement = $client->customers->statement('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.statement_pdf": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/statement/pdf' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.customers.statementPdf('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.customers.statement_pdf(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.customers().statementPdf(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->customers->statementPdf('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.unarchive": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q/unarchive' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customer = await client.customers.unarchive('cus_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer = client.customers.unarchive(\"cus_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customer = client.customers().unarchive(\"cus_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customer = $client->customers->unarchive('cus_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "customers.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/customers/cus_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Difference Engines GmbH\",\n  \"email\": \"accounts@example.com\",\n  \"billing_address\": {\n    \"line1\": \"Friedrichstraße 12\",\n    \"city\": \"Berlin\",\n    \"postal_code\": \"10117\",\n    \"country\": \"DE\"\n  },\n  \"tax_ids\": [\n    {\n      \"type\": \"eu_vat\",\n      \"value\": \"DE136695976\"\n    }\n  ],\n  \"payment_terms\": {\n    \"net_days\": 30\n  },\n  \"electronic_address\": {\n    \"scheme\": \"0204\",\n    \"value\": \"04011000-1234512345-06\"\n  },\n  \"buyer_reference\": \"04011000-1234512345-06\",\n  \"document_format\": \"xrechnung_ubl\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst customer = await client.customers.update('cus_01h455vb4pex5vsknk084sn02q', {\n  name: 'Difference Engines GmbH',\n  email: 'accounts@example.com',\n  billing_address: {\n    line1: 'Friedrichstraße 12',\n    city: 'Berlin',\n    postal_code: '10117',\n    country: 'DE',\n  },\n  tax_ids: [{ type: 'eu_vat', value: 'DE136695976' }],\n  payment_terms: { net_days: 30 },\n  electronic_address: { scheme: '0204', value: '04011000-1234512345-06' },\n  buyer_reference: '04011000-1234512345-06',\n  document_format: 'xrechnung_ubl',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncustomer = client.customers.update(\n    \"cus_01h455vb4pex5vsknk084sn02q\",\n    name=\"Difference Engines GmbH\",\n    email=\"accounts@example.com\",\n    billing_address={\n        \"line1\": \"Friedrichstraße 12\",\n        \"city\": \"Berlin\",\n        \"postal_code\": \"10117\",\n        \"country\": \"DE\",\n    },\n    tax_ids=[{\"type\": \"eu_vat\", \"value\": \"DE136695976\"}],\n    payment_terms={\"net_days\": 30},\n    electronic_address={\"scheme\": \"0204\", \"value\": \"04011000-1234512345-06\"},\n    buyer_reference=\"04011000-1234512345-06\",\n    document_format=\"xrechnung_ubl\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar customer = client.customers().update(\"cus_01h455vb4pex5vsknk084sn02q\", UpdateCustomer.builder()\n    .name(\"Difference Engines GmbH\")\n    .email(\"accounts@example.com\")\n    .billingAddress(Address.builder()\n        .line1(\"Friedrichstraße 12\")\n        .city(\"Berlin\")\n        .postalCode(\"10117\")\n        .country(\"DE\")\n        .build())\n    .taxIds(List.of(TaxId.builder()\n        .type(\"eu_vat\")\n        .value(\"DE136695976\")\n        .build()))\n    .paymentTerms(PaymentTerms.builder()\n        .netDays(30)\n        .build())\n    .electronicAddress(ElectronicAddress.builder()\n        .scheme(\"0204\")\n        .value(\"04011000-1234512345-06\")\n        .build())\n    .buyerReference(\"04011000-1234512345-06\")\n    .documentFormat(UpdateCustomer.DocumentFormat.XRECHNUNG_UBL)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$customer = $client->customers->update('cus_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Difference Engines GmbH',\n    'email' => 'accounts@example.com',\n    'billing_address' => [\n        'line1' => 'Friedrichstraße 12',\n        'city' => 'Berlin',\n        'postal_code' => '10117',\n        'country' => 'DE',\n    ],\n    'tax_ids' => [\n        [\n            'type' => 'eu_vat',\n            'value' => 'DE136695976',\n        ],\n    ],\n    'payment_terms' => ['net_days' => 30],\n    'electronic_address' => [\n        'scheme' => '0204',\n        'value' => '04011000-1234512345-06',\n    ],\n    'buyer_reference' => '04011000-1234512345-06',\n    'document_format' => 'xrechnung_ubl',\n]);"
    }
  ],
  "documents.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/documents/pdf' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.documents.get('inv_01h455vb4pex5vsknk084sn02q', 'pdf');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.documents.get(\"inv_01h455vb4pex5vsknk084sn02q\", \"pdf\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.documents().get(\"inv_01h455vb4pex5vsknk084sn02q\", \"pdf\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->documents->get('inv_01h455vb4pex5vsknk084sn02q', 'pdf');"
    }
  ],
  "documents.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/documents' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst documentList = await client.documents.list('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndocument_list = client.documents.list(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar documentList = client.documents().list(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$documentList = $client->documents->list('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "dry_runs.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/dry-runs' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"operation\": \"invoices.finalize\",\n  \"id\": \"inv_01h455vb4pex5vsknk084sn02q\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst dryRun = await client.dryRuns.create({\n  operation: 'invoices.finalize',\n  id: 'inv_01h455vb4pex5vsknk084sn02q',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndry_run = client.dry_runs.create(\n    operation=\"invoices.finalize\",\n    id=\"inv_01h455vb4pex5vsknk084sn02q\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar dryRun = client.dryRuns().create(CreateDryRun.builder()\n    .operation(\"invoices.finalize\")\n    .id(\"inv_01h455vb4pex5vsknk084sn02q\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$dryRun = $client->dryRuns->create([\n    'operation' => 'invoices.finalize',\n    'id' => 'inv_01h455vb4pex5vsknk084sn02q',\n]);"
    }
  ],
  "event_types.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/event-types' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst eventTypeList = await client.eventTypes.list();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nevent_type_list = client.event_types.list()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar eventTypeList = client.eventTypes().list();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$eventTypeList = $client->eventTypes->list();"
    }
  ],
  "events.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/events/evt_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst event = await client.events.get('evt_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nevent = client.events.get(\"evt_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar event = client.events().get(\"evt_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$event = $client->events->get('evt_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "events.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/events?type=invoice.created%2Cinvoice.updated&object_id=inv_01h455vb4pex5vsknk084sn02q&limit=100' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const event of client.events.list({\n  type: 'invoice.created,invoice.updated',\n  object_id: 'inv_01h455vb4pex5vsknk084sn02q',\n  limit: 100,\n})) {\n  console.log(event);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor event in client.events.list(\n    type=\"invoice.created,invoice.updated\",\n    object_id=\"inv_01h455vb4pex5vsknk084sn02q\",\n    limit=100,\n):\n    print(event)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var event : client.events().list(EventsListQuery.builder()\n    .type(\"invoice.created,invoice.updated\")\n    .objectId(\"inv_01h455vb4pex5vsknk084sn02q\")\n    .limit(100)\n    .build())) {\n  System.out.println(event);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->events->list([\n    'type' => 'invoice.created,invoice.updated',\n    'object_id' => 'inv_01h455vb4pex5vsknk084sn02q',\n    'limit' => 100,\n]) as $event) {\n    print_r($event->toArray());\n}"
    }
  ],
  "events.stream": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/events/stream?type=invoice.created%2Cinvoice.updated&object_id=inv_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const event of client.events.stream({\n  type: 'invoice.created,invoice.updated',\n  object_id: 'inv_01h455vb4pex5vsknk084sn02q',\n})) {\n  console.log(event);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor event in client.events.stream(\n    type=\"invoice.created,invoice.updated\",\n    object_id=\"inv_01h455vb4pex5vsknk084sn02q\",\n):\n    print(event)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.events().stream(EventsStreamQuery.builder()\n    .type(\"invoice.created,invoice.updated\")\n    .objectId(\"inv_01h455vb4pex5vsknk084sn02q\")\n    .build()).forEach(System.out::println);"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->events->stream([\n    'type' => 'invoice.created,invoice.updated',\n    'object_id' => 'inv_01h455vb4pex5vsknk084sn02q',\n]) as $event) {\n    echo $event->data;\n}"
    }
  ],
  "exports.content": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/exports/dex_01h455vb4pex5vsknk084sn02q/content' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.exports.content('dex_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.exports.content(\"dex_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.exports().content(\"dex_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->exports->content('dex_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "exports.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/exports' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"format\": \"ndjson\",\n  \"with_files\": true\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst dataExport = await client.exports.create({ format: 'ndjson', with_files: true });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndata_export = client.exports.create(\n    format=\"ndjson\",\n    with_files=True,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar dataExport = client.exports().create(CreateDataExport.builder()\n    .format(CreateDataExport.Format.NDJSON)\n    .withFiles(true)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$dataExport = $client->exports->create([\n    'format' => 'ndjson',\n    'with_files' => true,\n]);"
    }
  ],
  "exports.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/exports/dex_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.exports.delete('dex_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.exports.delete(\"dex_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.exports().delete(\"dex_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->exports->delete('dex_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "exports.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/exports/dex_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst dataExport = await client.exports.get('dex_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndata_export = client.exports.get(\"dex_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar dataExport = client.exports().get(\"dex_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$dataExport = $client->exports->get('dex_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "exports.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/exports?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const dataExport of client.exports.list({ limit: 20 })) {\n  console.log(dataExport);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor data_export in client.exports.list(limit=20):\n    print(data_export)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var dataExport : client.exports().list(ExportsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(dataExport);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->exports->list(['limit' => 20]) as $dataExport) {\n    print_r($dataExport->toArray());\n}"
    }
  ],
  "imports.commit": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/imports/imp_01h455vb4pex5vsknk084sn02q/commit' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst import = await client.imports.commit('imp_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nimport = client.imports.commit(\"imp_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar import_ = client.imports().commit(\"imp_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$import = $client->imports->commit('imp_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "imports.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/imports' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"kind\": \"customers\",\n  \"content\": \"Q3VzdG9tZXIgTm87Q29tcGFueTtUb3duCkMtMTtEaWZmZXJlbmNlIEVuZ2luZXMgR21iSDtCZXJsaW4K\",\n  \"source\": \"former-books\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst import = await client.imports.create({\n  kind: 'customers',\n  content: 'Q3VzdG9tZXIgTm87Q29tcGFueTtUb3duCkMtMTtEaWZmZXJlbmNlIEVuZ2luZXMgR21iSDtCZXJsaW4K',\n  source: 'former-books',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nimport = client.imports.create(\n    kind=\"customers\",\n    content=\"Q3VzdG9tZXIgTm87Q29tcGFueTtUb3duCkMtMTtEaWZmZXJlbmNlIEVuZ2luZXMgR21iSDtCZXJsaW4K\",\n    source=\"former-books\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar import_ = client.imports().create(CreateImport.builder()\n    .kind(CreateImport.Kind.CUSTOMERS)\n    .content(\"Q3VzdG9tZXIgTm87Q29tcGFueTtUb3duCkMtMTtEaWZmZXJlbmNlIEVuZ2luZXMgR21iSDtCZXJsaW4K\")\n    .source(\"former-books\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$import = $client->imports->create([\n    'kind' => 'customers',\n    'content' => 'Q3VzdG9tZXIgTm87Q29tcGFueTtUb3duCkMtMTtEaWZmZXJlbmNlIEVuZ2luZXMgR21iSDtCZXJsaW4K',\n    'source' => 'former-books',\n]);"
    }
  ],
  "imports.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/imports/imp_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.imports.delete('imp_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.imports.delete(\"imp_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.imports().delete(\"imp_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->imports->delete('imp_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "imports.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/imports/imp_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst import = await client.imports.get('imp_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nimport = client.imports.get(\"imp_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar import_ = client.imports().get(\"imp_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$import = $client->imports->get('imp_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "imports.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/imports?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const importFacts of client.imports.list({ limit: 20 })) {\n  console.log(importFacts);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor import_facts in client.imports.list(limit=20):\n    print(import_facts)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var importFacts : client.imports().list(ImportsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(importFacts);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->imports->list(['limit' => 20]) as $importFacts) {\n    print_r($importFacts->toArray());\n}"
    }
  ],
  "imports.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/imports/imp_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"mapping\": {\n    \"name\": \"Company\",\n    \"billing_address.city\": \"Town\"\n  },\n  \"faulty\": \"leave\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst import = await client.imports.patch('imp_01h455vb4pex5vsknk084sn02q', {\n  mapping: { name: 'Company', 'billing_address.city': 'Town' },\n  faulty: 'leave',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nimport = client.imports.patch(\n    \"imp_01h455vb4pex5vsknk084sn02q\",\n    mapping={\"name\": \"Company\", \"billing_address.city\": \"Town\"},\n    faulty=\"leave\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.Map;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar import_ = client.imports().patch(\"imp_01h455vb4pex5vsknk084sn02q\", ChangeImport.builder()\n    .mapping(Map.of(\"name\", \"Company\", \"billing_address.city\", \"Town\"))\n    .faulty(ChangeImport.Faulty.LEAVE)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$import = $client->imports->patch('imp_01h455vb4pex5vsknk084sn02q', [\n    'mapping' => [\n        'name' => 'Company',\n        'billing_address.city' => 'Town',\n    ],\n    'faulty' => 'leave',\n]);"
    }
  ],
  "imports.undo": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/imports/imp_01h455vb4pex5vsknk084sn02q/undo' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst import = await client.imports.undo('imp_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nimport = client.imports.undo(\"imp_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar import_ = client.imports().undo(\"imp_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$import = $client->imports->undo('imp_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invitations.accept": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invitations/accept' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"token\": \"ch_inv_0000000000000000000000000000000000000000000000000\",\n  \"name\": \"Grace Hopper\",\n  \"password\": \"seven wet otters under a bridge\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst acceptedInvitation = await client.invitations.accept({\n  token: 'ch_inv_0000000000000000000000000000000000000000000000000',\n  name: 'Grace Hopper',\n  password: 'seven wet otters under a bridge',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\naccepted_invitation = client.invitations.accept(\n    token=\"ch_inv_0000000000000000000000000000000000000000000000000\",\n    name=\"Grace Hopper\",\n    password=\"seven wet otters under a bridge\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar acceptedInvitation = client.invitations().accept(AcceptInvitation.builder()\n    .token(\"ch_inv_0000000000000000000000000000000000000000000000000\")\n    .name(\"Grace Hopper\")\n    .password(\"seven wet otters under a bridge\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$acceptedInvitation = $client->invitations->accept([\n    'token' => 'ch_inv_0000000000000000000000000000000000000000000000000',\n    'name' => 'Grace Hopper',\n    'password' => 'seven wet otters under a bridge',\n]);"
    }
  ],
  "invitations.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invitations' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"email\": \"grace@example.com\",\n  \"role\": \"bookkeeper\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst createdInvitation = await client.invitations.create({ email: 'grace@example.com', role: 'bookkeeper' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncreated_invitation = client.invitations.create(\n    email=\"grace@example.com\",\n    role=\"bookkeeper\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar createdInvitation = client.invitations().create(CreateInvitation.builder()\n    .email(\"grace@example.com\")\n    .role(CreateInvitation.Role.BOOKKEEPER)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$createdInvitation = $client->invitations->create([\n    'email' => 'grace@example.com',\n    'role' => 'bookkeeper',\n]);"
    }
  ],
  "invitations.join": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invitations/join' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"token\": \"ch_inv_0000000000000000000000000000000000000000000000000\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst acceptedInvitation = await client.invitations.join({\n  token: 'ch_inv_0000000000000000000000000000000000000000000000000',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\naccepted_invitation = client.invitations.join(token=\"ch_inv_0000000000000000000000000000000000000000000000000\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar acceptedInvitation = client.invitations().join(Join.builder()\n    .token(\"ch_inv_0000000000000000000000000000000000000000000000000\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$acceptedInvitation = $client->invitations->join([\n    'token' => 'ch_inv_0000000000000000000000000000000000000000000000000',\n]);"
    }
  ],
  "invitations.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invitations?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const invitation of client.invitations.list({ limit: 20 })) {\n  console.log(invitation);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor invitation in client.invitations.list(limit=20):\n    print(invitation)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var invitation : client.invitations().list(InvitationsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(invitation);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->invitations->list(['limit' => 20]) as $invitation) {\n    print_r($invitation->toArray());\n}"
    }
  ],
  "invitations.resend": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/invitations/ivt_01h455vb4pex5vsknk084sn02q/resend' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst createdInvitation = await client.invitations.resend('ivt_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncreated_invitation = client.invitations.resend(\"ivt_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar createdInvitation = client.invitations().resend(\"ivt_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$createdInvitation = $client->invitations->resend('ivt_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invitations.revoke": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/invitations/ivt_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.invitations.revoke('ivt_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.invitations.revoke(\"ivt_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.invitations().revoke(\"ivt_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->invitations->revoke('ivt_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoice_templates.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoice-templates' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Consulting\",\n  \"content\": {\n    \"items\": [\n      {\n        \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n        \"quantity\": 1,\n        \"price\": 95.5\n      }\n    ],\n    \"tax_rate\": 19,\n    \"message\": \"Thank you for your order.\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoiceTemplate = await client.invoiceTemplates.create({\n  name: 'Consulting',\n  content: {\n    items: [\n      {\n        product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n        quantity: 1,\n        price: 95.5,\n      },\n    ],\n    tax_rate: 19,\n    message: 'Thank you for your order.',\n  },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice_template = client.invoice_templates.create(\n    name=\"Consulting\",\n    content={\n        \"items\": [\n            {\n                \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                \"quantity\": 1,\n                \"price\": Decimal(\"95.5\"),\n            },\n        ],\n        \"tax_rate\": 19,\n        \"message\": \"Thank you for your order.\",\n    },\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoiceTemplate = client.invoiceTemplates().create(CreateInvoiceTemplate.builder()\n    .name(\"Consulting\")\n    .content(TemplateContent.builder()\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(1)\n            .price(new BigDecimal(\"95.5\"))\n            .build()))\n        .taxRate(19)\n        .message(\"Thank you for your order.\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoiceTemplate = $client->invoiceTemplates->create([\n    'name' => 'Consulting',\n    'content' => [\n        'items' => [\n            [\n                'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                'quantity' => 1,\n                'price' => '95.5',\n            ],\n        ],\n        'tax_rate' => 19,\n        'message' => 'Thank you for your order.',\n    ],\n]);"
    }
  ],
  "invoice_templates.create_invoice": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoice-templates/tpl_01h455vb4pex5vsknk084sn02q/invoices' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"overrides\": {\n    \"reference\": \"PO 4711\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoiceTemplates.createInvoice('tpl_01h455vb4pex5vsknk084sn02q', {\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  overrides: { reference: 'PO 4711' },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoice_templates.create_invoice(\n    \"tpl_01h455vb4pex5vsknk084sn02q\",\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    overrides={\"reference\": \"PO 4711\"},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoiceTemplates().createInvoice(\"tpl_01h455vb4pex5vsknk084sn02q\", UseInvoiceTemplate.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .overrides(TemplateOverrides.builder()\n        .reference(\"PO 4711\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoiceTemplates->createInvoice('tpl_01h455vb4pex5vsknk084sn02q', [\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'overrides' => ['reference' => 'PO 4711'],\n]);"
    }
  ],
  "invoice_templates.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/invoice-templates/tpl_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.invoiceTemplates.delete('tpl_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.invoice_templates.delete(\"tpl_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.invoiceTemplates().delete(\"tpl_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->invoiceTemplates->delete('tpl_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoice_templates.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoice-templates/tpl_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoiceTemplate = await client.invoiceTemplates.get('tpl_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice_template = client.invoice_templates.get(\"tpl_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoiceTemplate = client.invoiceTemplates().get(\"tpl_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoiceTemplate = $client->invoiceTemplates->get('tpl_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoice_templates.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoice-templates?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const invoiceTemplate of client.invoiceTemplates.list({ limit: 20 })) {\n  console.log(invoiceTemplate);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor invoice_template in client.invoice_templates.list(limit=20):\n    print(invoice_template)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var invoiceTemplate : client.invoiceTemplates().list(InvoiceTemplatesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(invoiceTemplate);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->invoiceTemplates->list(['limit' => 20]) as $invoiceTemplate) {\n    print_r($invoiceTemplate->toArray());\n}"
    }
  ],
  "invoice_templates.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/invoice-templates/tpl_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Consulting\",\n  \"content\": {\n    \"items\": [\n      {\n        \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n        \"quantity\": 1,\n        \"price\": 95.5\n      }\n    ],\n    \"tax_rate\": 19,\n    \"message\": \"Thank you for your order.\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoiceTemplate = await client.invoiceTemplates.update('tpl_01h455vb4pex5vsknk084sn02q', {\n  name: 'Consulting',\n  content: {\n    items: [\n      {\n        product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n        quantity: 1,\n        price: 95.5,\n      },\n    ],\n    tax_rate: 19,\n    message: 'Thank you for your order.',\n  },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice_template = client.invoice_templates.update(\n    \"tpl_01h455vb4pex5vsknk084sn02q\",\n    name=\"Consulting\",\n    content={\n        \"items\": [\n            {\n                \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                \"quantity\": 1,\n                \"price\": Decimal(\"95.5\"),\n            },\n        ],\n        \"tax_rate\": 19,\n        \"message\": \"Thank you for your order.\",\n    },\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoiceTemplate = client.invoiceTemplates().update(\"tpl_01h455vb4pex5vsknk084sn02q\", UpdateInvoiceTemplate.builder()\n    .name(\"Consulting\")\n    .content(TemplateContent.builder()\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(1)\n            .price(new BigDecimal(\"95.5\"))\n            .build()))\n        .taxRate(19)\n        .message(\"Thank you for your order.\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoiceTemplate = $client->invoiceTemplates->update('tpl_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Consulting',\n    'content' => [\n        'items' => [\n            [\n                'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                'quantity' => 1,\n                'price' => '95.5',\n            ],\n        ],\n        'tax_rate' => 19,\n        'message' => 'Thank you for your order.',\n    ],\n]);"
    }
  ],
  "invoices.calculate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/calculate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    }\n  ],\n  \"tax_rate\": 19\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst calculatedInvoice = await client.invoices.calculate({\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n  ],\n  tax_rate: 19,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncalculated_invoice = client.invoices.calculate(\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n    ],\n    tax_rate=19,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar calculatedInvoice = client.invoices().calculate(CreateInvoice.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateInvoiceItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build()))\n    .taxRate(19)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$calculatedInvoice = $client->invoices->calculate([\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n    ],\n    'tax_rate' => 19,\n]);"
    }
  ],
  "invoices.calculation": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/calculation' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst calculation = await client.invoices.calculation('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncalculation = client.invoices.calculation(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar calculation = client.invoices().calculation(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$calculation = $client->invoices->calculation('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.correct": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/correct' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12,\n      \"price\": 95.5\n    }\n  ],\n  \"tax_rate\": 19,\n  \"reason\": \"order_change\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst correction = await client.invoices.correct('inv_01h455vb4pex5vsknk084sn02q', {\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12,\n      price: 95.5,\n    },\n  ],\n  tax_rate: 19,\n  reason: 'order_change',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncorrection = client.invoices.correct(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": 12,\n            \"price\": Decimal(\"95.5\"),\n        },\n    ],\n    tax_rate=19,\n    reason=\"order_change\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar correction = client.invoices().correct(\"inv_01h455vb4pex5vsknk084sn02q\", CorrectInvoice.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateInvoiceItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(12)\n        .price(new BigDecimal(\"95.5\"))\n        .build()))\n    .taxRate(19)\n    .reason(CorrectInvoice.Reason.ORDER_CHANGE)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$correction = $client->invoices->correct('inv_01h455vb4pex5vsknk084sn02q', [\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => 12,\n            'price' => '95.5',\n        ],\n    ],\n    'tax_rate' => 19,\n    'reason' => 'order_change',\n]);"
    }
  ],
  "invoices.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    }\n  ],\n  \"tax_rate\": 19\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.create({\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n  ],\n  tax_rate: 19,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.create(\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n    ],\n    tax_rate=19,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().create(CreateInvoice.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateInvoiceItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build()))\n    .taxRate(19)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->create([\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n    ],\n    'tax_rate' => 19,\n]);"
    }
  ],
  "invoices.create_batch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/batch' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"invoices\": [\n    {\n      \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n      \"items\": [\n        {\n          \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n          \"quantity\": 12.5,\n          \"price\": 95.5\n        }\n      ],\n      \"tax_rate\": 19\n    },\n    {\n      \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n      \"items\": [\n        {\n          \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n          \"quantity\": 12.5,\n          \"price\": 95.5\n        }\n      ],\n      \"tax_rate\": 19,\n      \"finalize\": true\n    }\n  ],\n  \"atomic\": true\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoiceBatch = await client.invoices.createBatch({\n  invoices: [\n    {\n      customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n      items: [\n        {\n          product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n          quantity: 12.5,\n          price: 95.5,\n        },\n      ],\n      tax_rate: 19,\n    },\n    {\n      customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n      items: [\n        {\n          product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n          quantity: 12.5,\n          price: 95.5,\n        },\n      ],\n      tax_rate: 19,\n      finalize: true,\n    },\n  ],\n  atomic: true,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice_batch = client.invoices.create_batch(\n    invoices=[\n        {\n            \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n            \"items\": [\n                {\n                    \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                    \"quantity\": Decimal(\"12.5\"),\n                    \"price\": Decimal(\"95.5\"),\n                },\n            ],\n            \"tax_rate\": 19,\n        },\n        {\n            \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n            \"items\": [\n                {\n                    \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                    \"quantity\": Decimal(\"12.5\"),\n                    \"price\": Decimal(\"95.5\"),\n                },\n            ],\n            \"tax_rate\": 19,\n            \"finalize\": True,\n        },\n    ],\n    atomic=True,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoiceBatch = client.invoices().createBatch(CreateInvoices.builder()\n    .invoices(List.of(CreateInvoice.builder()\n        .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(new BigDecimal(\"12.5\"))\n            .price(new BigDecimal(\"95.5\"))\n            .build()))\n        .taxRate(19)\n        .build(), CreateInvoice.builder()\n        .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(new BigDecimal(\"12.5\"))\n            .price(new BigDecimal(\"95.5\"))\n            .build()))\n        .taxRate(19)\n        .finalize(true)\n        .build()))\n    .atomic(true)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoiceBatch = $client->invoices->createBatch([\n    'invoices' => [\n        [\n            'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n            'items' => [\n                [\n                    'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                    'quantity' => '12.5',\n                    'price' => '95.5',\n                ],\n            ],\n            'tax_rate' => 19,\n        ],\n        [\n            'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n            'items' => [\n                [\n                    'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                    'quantity' => '12.5',\n                    'price' => '95.5',\n                ],\n            ],\n            'tax_rate' => 19,\n            'finalize' => true,\n        ],\n    ],\n    'atomic' => true,\n]);"
    }
  ],
  "invoices.credit": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/credit-notes' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"product_unsatisfactory\",\n  \"items\": [\n    {\n      \"item_id\": \"itm_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 0.25\n    }\n  ],\n  \"message\": \"We are sorry.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst creditNote = await client.invoices.credit('inv_01h455vb4pex5vsknk084sn02q', {\n  reason: 'product_unsatisfactory',\n  items: [\n    {\n      item_id: 'itm_01h455vb4pex5vsknk084sn02q',\n      quantity: 0.25,\n    },\n  ],\n  message: 'We are sorry.',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncredit_note = client.invoices.credit(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    reason=\"product_unsatisfactory\",\n    items=[\n        {\n            \"item_id\": \"itm_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"0.25\"),\n        },\n    ],\n    message=\"We are sorry.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar creditNote = client.invoices().credit(\"inv_01h455vb4pex5vsknk084sn02q\", CreateCreditNote.builder()\n    .reason(CreateCreditNote.Reason.PRODUCT_UNSATISFACTORY)\n    .items(List.of(CreateCreditNoteItem.builder()\n        .itemId(\"itm_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"0.25\"))\n        .build()))\n    .message(\"We are sorry.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$creditNote = $client->invoices->credit('inv_01h455vb4pex5vsknk084sn02q', [\n    'reason' => 'product_unsatisfactory',\n    'items' => [\n        [\n            'item_id' => 'itm_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '0.25',\n        ],\n    ],\n    'message' => 'We are sorry.',\n]);"
    }
  ],
  "invoices.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.invoices.delete('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.invoices.delete(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.invoices().delete(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->invoices->delete('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.duplicate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/duplicate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"prices\": \"keep\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.duplicate('inv_01h455vb4pex5vsknk084sn02q', { prices: 'keep' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.duplicate(\"inv_01h455vb4pex5vsknk084sn02q\", prices=\"keep\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().duplicate(\"inv_01h455vb4pex5vsknk084sn02q\", DuplicateInvoice.builder()\n    .prices(DuplicateInvoice.Prices.KEEP)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->duplicate('inv_01h455vb4pex5vsknk084sn02q', ['prices' => 'keep']);"
    }
  ],
  "invoices.extend": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/extend' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"due_date\": \"2099-12-31\",\n  \"reason\": \"Asked for four more weeks on the phone.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.extend('inv_01h455vb4pex5vsknk084sn02q', {\n  due_date: '2099-12-31',\n  reason: 'Asked for four more weeks on the phone.',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.extend(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    due_date=\"2099-12-31\",\n    reason=\"Asked for four more weeks on the phone.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().extend(\"inv_01h455vb4pex5vsknk084sn02q\", ExtendInvoice.builder()\n    .dueDate(LocalDate.parse(\"2099-12-31\"))\n    .reason(\"Asked for four more weeks on the phone.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->extend('inv_01h455vb4pex5vsknk084sn02q', [\n    'due_date' => '2099-12-31',\n    'reason' => 'Asked for four more weeks on the phone.',\n]);"
    }
  ],
  "invoices.finalize": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/finalize' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"require\": [\n    \"xrechnung_ubl\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.finalize('inv_01h455vb4pex5vsknk084sn02q', { require: ['xrechnung_ubl'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.finalize(\"inv_01h455vb4pex5vsknk084sn02q\", require=[\"xrechnung_ubl\"])"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().finalize(\"inv_01h455vb4pex5vsknk084sn02q\", FinalizeInvoice.builder()\n    .require(List.of(FinalizeInvoice.Require.XRECHNUNG_UBL))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->finalize('inv_01h455vb4pex5vsknk084sn02q', ['require' => ['xrechnung_ubl']]);"
    }
  ],
  "invoices.finish_reminder_tasks": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/finish-reminder-tasks' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoiceReminders = await client.invoices.finishReminderTasks('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice_reminders = client.invoices.finish_reminder_tasks(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoiceReminders = client.invoices().finishReminderTasks(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoiceReminders = $client->invoices->finishReminderTasks('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.get('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.get(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().get(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->get('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const invoiceSummary of client.invoices.list({ limit: 20 })) {\n  console.log(invoiceSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor invoice_summary in client.invoices.list(limit=20):\n    print(invoice_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var invoiceSummary : client.invoices().list(InvoicesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(invoiceSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->invoices->list(['limit' => 20]) as $invoiceSummary) {\n    print_r($invoiceSummary->toArray());\n}"
    }
  ],
  "invoices.list_credit_notes": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/credit-notes?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const creditNoteSummary of client.invoices.listCreditNotes('inv_01h455vb4pex5vsknk084sn02q', { limit: 20 })) {\n  console.log(creditNoteSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor credit_note_summary in client.invoices.list_credit_notes(\"inv_01h455vb4pex5vsknk084sn02q\", limit=20):\n    print(credit_note_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var creditNoteSummary : client.invoices().listCreditNotes(\"inv_01h455vb4pex5vsknk084sn02q\", InvoicesListCreditNotesQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(creditNoteSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->invoices->listCreditNotes('inv_01h455vb4pex5vsknk084sn02q', ['limit' => 20]) as $creditNoteSummary) {\n    print_r($creditNoteSummary->toArray());\n}"
    }
  ],
  "invoices.list_payments": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/payments?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const paymentSummary of client.invoices.listPayments('inv_01h455vb4pex5vsknk084sn02q', { limit: 20 })) {\n  console.log(paymentSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor payment_summary in client.invoices.list_payments(\"inv_01h455vb4pex5vsknk084sn02q\", limit=20):\n    print(payment_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var paymentSummary : client.invoices().listPayments(\"inv_01h455vb4pex5vsknk084sn02q\", InvoicesListPaymentsQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(paymentSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->invoices->listPayments('inv_01h455vb4pex5vsknk084sn02q', ['limit' => 20]) as $paymentSummary) {\n    print_r($paymentSummary->toArray());\n}"
    }
  ],
  "invoices.mark_sent": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/mark-sent' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"channel\": \"post\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.markSent('inv_01h455vb4pex5vsknk084sn02q', { channel: 'post' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.mark_sent(\"inv_01h455vb4pex5vsknk084sn02q\", channel=\"post\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().markSent(\"inv_01h455vb4pex5vsknk084sn02q\", MarkSent.builder()\n    .channel(MarkSent.Channel.POST)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->markSent('inv_01h455vb4pex5vsknk084sn02q', ['channel' => 'post']);"
    }
  ],
  "invoices.mark_uncollectible": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/mark-uncollectible' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.markUncollectible('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.mark_uncollectible(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().markUncollectible(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->markUncollectible('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"note\": \"Called on Monday; will pay this week.\",\n  \"expected_payment_date\": \"2026-12-28\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.patch('inv_01h455vb4pex5vsknk084sn02q', {\n  note: 'Called on Monday; will pay this week.',\n  expected_payment_date: '2026-12-28',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.patch(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    note=\"Called on Monday; will pay this week.\",\n    expected_payment_date=\"2026-12-28\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().patch(\"inv_01h455vb4pex5vsknk084sn02q\", InvoiceRemarks.builder()\n    .note(\"Called on Monday; will pay this week.\")\n    .expectedPaymentDate(LocalDate.parse(\"2026-12-28\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->patch('inv_01h455vb4pex5vsknk084sn02q', [\n    'note' => 'Called on Monday; will pay this week.',\n    'expected_payment_date' => '2026-12-28',\n]);"
    }
  ],
  "invoices.preflight": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/preflight?format=xrechnung_ubl' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst preflightReport = await client.invoices.preflight('inv_01h455vb4pex5vsknk084sn02q', { format: 'xrechnung_ubl' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npreflight_report = client.invoices.preflight(\"inv_01h455vb4pex5vsknk084sn02q\", format=\"xrechnung_ubl\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar preflightReport = client.invoices().preflight(\"inv_01h455vb4pex5vsknk084sn02q\", InvoicesPreflightQuery.builder()\n    .format(InvoicesPreflightQuery.Format.XRECHNUNG_UBL)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$preflightReport = $client->invoices->preflight('inv_01h455vb4pex5vsknk084sn02q', ['format' => 'xrechnung_ubl']);"
    }
  ],
  "invoices.preflight_details": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/preflight' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    }\n  ],\n  \"tax_rate\": 19,\n  \"formats\": [\n    \"xrechnung_ubl\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst preflightReportList = await client.invoices.preflightDetails({\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n  ],\n  tax_rate: 19,\n  formats: ['xrechnung_ubl'],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npreflight_report_list = client.invoices.preflight_details(\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n    ],\n    tax_rate=19,\n    formats=[\"xrechnung_ubl\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar preflightReportList = client.invoices().preflightDetails(PreflightInvoice.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateInvoiceItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build()))\n    .taxRate(19)\n    .formats(List.of(PreflightInvoice.Formats.XRECHNUNG_UBL))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$preflightReportList = $client->invoices->preflightDetails([\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n    ],\n    'tax_rate' => 19,\n    'formats' => ['xrechnung_ubl'],\n]);"
    }
  ],
  "invoices.preview_message": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/send-preview' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"attachments\": [\n    \"pdf\"\n  ],\n  \"finalize\": false\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst messagePreview = await client.invoices.previewMessage('inv_01h455vb4pex5vsknk084sn02q', {\n  to: ['ap@example.com'],\n  attachments: ['pdf'],\n  finalize: false,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage_preview = client.invoices.preview_message(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    to=[\"ap@example.com\"],\n    attachments=[\"pdf\"],\n    finalize=False,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar messagePreview = client.invoices().previewMessage(\"inv_01h455vb4pex5vsknk084sn02q\", SendInvoice.builder()\n    .to(List.of(\"ap@example.com\"))\n    .attachments(List.of(SendInvoice.Attachments.PDF))\n    .finalize(false)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$messagePreview = $client->invoices->previewMessage('inv_01h455vb4pex5vsknk084sn02q', [\n    'to' => ['ap@example.com'],\n    'attachments' => ['pdf'],\n    'finalize' => false,\n]);"
    }
  ],
  "invoices.record_payment": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/payments' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"amount\": 0.25,\n  \"method\": \"bank_transfer\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.invoices.recordPayment('inv_01h455vb4pex5vsknk084sn02q', { amount: 0.25, method: 'bank_transfer' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.invoices.record_payment(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    amount=Decimal(\"0.25\"),\n    method=\"bank_transfer\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.invoices().recordPayment(\"inv_01h455vb4pex5vsknk084sn02q\", CreateInvoicePayment.builder()\n    .amount(new BigDecimal(\"0.25\"))\n    .method(CreateInvoicePayment.Method.BANK_TRANSFER)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->invoices->recordPayment('inv_01h455vb4pex5vsknk084sn02q', [\n    'amount' => '0.25',\n    'method' => 'bank_transfer',\n]);"
    }
  ],
  "invoices.remind": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/remind' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"text\": \"Dear Ada Lovelace,\\n\\nplease remember our invoice.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.invoices.remind('inv_01h455vb4pex5vsknk084sn02q', {\n  text: 'Dear Ada Lovelace,\n\nplease remember our invoice.',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.invoices.remind(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    text=\"Dear Ada Lovelace,\\n\\nplease remember our invoice.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.invoices().remind(\"inv_01h455vb4pex5vsknk084sn02q\", Remind.builder()\n    .text(\"Dear Ada Lovelace,\\n\\nplease remember our invoice.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->invoices->remind('inv_01h455vb4pex5vsknk084sn02q', [\n    'text' => 'Dear Ada Lovelace,\n    \n    please remember our invoice.',\n]);"
    }
  ],
  "invoices.reminder_letter": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/reminder-letter' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.invoices.reminderLetter('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.invoices.reminder_letter(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.invoices().reminderLetter(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->invoices->reminderLetter('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.reminders": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/reminders' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoiceReminders = await client.invoices.reminders('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice_reminders = client.invoices.reminders(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoiceReminders = client.invoices().reminders(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoiceReminders = $client->invoices->reminders('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "invoices.send": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/send' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"attachments\": [\n    \"pdf\"\n  ],\n  \"finalize\": false\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.invoices.send('inv_01h455vb4pex5vsknk084sn02q', {\n  to: ['ap@example.com'],\n  attachments: ['pdf'],\n  finalize: false,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.invoices.send(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    to=[\"ap@example.com\"],\n    attachments=[\"pdf\"],\n    finalize=False,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.invoices().send(\"inv_01h455vb4pex5vsknk084sn02q\", SendInvoice.builder()\n    .to(List.of(\"ap@example.com\"))\n    .attachments(List.of(SendInvoice.Attachments.PDF))\n    .finalize(false)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->invoices->send('inv_01h455vb4pex5vsknk084sn02q', [\n    'to' => ['ap@example.com'],\n    'attachments' => ['pdf'],\n    'finalize' => false,\n]);"
    }
  ],
  "invoices.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    }\n  ],\n  \"tax_rate\": 19\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.update('inv_01h455vb4pex5vsknk084sn02q', {\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n  ],\n  tax_rate: 19,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.update(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n    ],\n    tax_rate=19,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().update(\"inv_01h455vb4pex5vsknk084sn02q\", UpdateInvoice.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateInvoiceItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build()))\n    .taxRate(19)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->update('inv_01h455vb4pex5vsknk084sn02q', [\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n    ],\n    'tax_rate' => 19,\n]);"
    }
  ],
  "invoices.void": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/void' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.invoices.void('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.invoices.void(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.invoices().void_(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->invoices->void('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "links.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/links' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"expires_at\": \"2027-03-31T22:00:00.000Z\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst createdLink = await client.links.create('inv_01h455vb4pex5vsknk084sn02q', { expires_at: '2027-03-31T22:00:00.000Z' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncreated_link = client.links.create(\n    \"inv_01h455vb4pex5vsknk084sn02q\",\n    expires_at=\"2027-03-31T22:00:00.000Z\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.Instant;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar createdLink = client.links().create(\"inv_01h455vb4pex5vsknk084sn02q\", CreateLink.builder()\n    .expiresAt(Instant.parse(\"2027-03-31T22:00:00.000Z\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$createdLink = $client->links->create('inv_01h455vb4pex5vsknk084sn02q', ['expires_at' => '2027-03-31T22:00:00.000Z']);"
    }
  ],
  "links.end": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/links/lnk_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.links.end('lnk_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.links.end(\"lnk_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.links().end(\"lnk_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->links->end('lnk_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "links.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/invoices/inv_01h455vb4pex5vsknk084sn02q/links' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst linkList = await client.links.list('inv_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlink_list = client.links.list(\"inv_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar linkList = client.links().list(\"inv_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$linkList = $client->links->list('inv_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "mail_settings.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/mail-settings' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst mailSettings = await client.mailSettings.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmail_settings = client.mail_settings.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar mailSettings = client.mailSettings().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$mailSettings = $client->mailSettings->get();"
    }
  ],
  "mail_settings.test": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/mail-settings/test' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst mailTest = await client.mailSettings.test();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmail_test = client.mail_settings.test()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar mailTest = client.mailSettings().test();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$mailTest = $client->mailSettings->test();"
    }
  ],
  "mail_settings.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/mail-settings' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"sender_name\": \"Countinghouse GmbH\",\n  \"sender_address\": \"books@example.com\",\n  \"reply_to\": \"books@example.com\",\n  \"bcc\": [],\n  \"signature\": \"Countinghouse GmbH\\nHamburg\",\n  \"language\": \"en\",\n  \"smtp\": {\n    \"host\": \"mail.example.com\",\n    \"port\": 587,\n    \"security\": \"starttls\",\n    \"user\": \"books@example.com\",\n    \"password\": \"correct horse battery staple\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst mailSettings = await client.mailSettings.update({\n  sender_name: 'Countinghouse GmbH',\n  sender_address: 'books@example.com',\n  reply_to: 'books@example.com',\n  bcc: [],\n  signature: 'Countinghouse GmbH\nHamburg',\n  language: 'en',\n  smtp: {\n    host: 'mail.example.com',\n    port: 587,\n    security: 'starttls',\n    user: 'books@example.com',\n    password: 'correct horse battery staple',\n  },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmail_settings = client.mail_settings.update(\n    sender_name=\"Countinghouse GmbH\",\n    sender_address=\"books@example.com\",\n    reply_to=\"books@example.com\",\n    bcc=[],\n    signature=\"Countinghouse GmbH\\nHamburg\",\n    language=\"en\",\n    smtp={\n        \"host\": \"mail.example.com\",\n        \"port\": 587,\n        \"security\": \"starttls\",\n        \"user\": \"books@example.com\",\n        \"password\": \"correct horse battery staple\",\n    },\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar mailSettings = client.mailSettings().update(UpdateMailSettings.builder()\n    .senderName(\"Countinghouse GmbH\")\n    .senderAddress(\"books@example.com\")\n    .replyTo(\"books@example.com\")\n    .bcc(List.of())\n    .signature(\"Countinghouse GmbH\\nHamburg\")\n    .language(UpdateMailSettings.Language.EN)\n    .smtp(UpdateSmtpServer.builder()\n        .host(\"mail.example.com\")\n        .port(587)\n        .security(UpdateSmtpServer.Security.STARTTLS)\n        .user(\"books@example.com\")\n        .password(\"correct horse battery staple\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$mailSettings = $client->mailSettings->update([\n    'sender_name' => 'Countinghouse GmbH',\n    'sender_address' => 'books@example.com',\n    'reply_to' => 'books@example.com',\n    'bcc' => [],\n    'signature' => 'Countinghouse GmbH\n    Hamburg',\n    'language' => 'en',\n    'smtp' => [\n        'host' => 'mail.example.com',\n        'port' => 587,\n        'security' => 'starttls',\n        'user' => 'books@example.com',\n        'password' => 'correct horse battery staple',\n    ],\n]);"
    }
  ],
  "mail_templates.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/mail-templates/invoice.en' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.mailTemplates.delete('invoice.en');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.mail_templates.delete(\"invoice.en\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.mailTemplates().delete(\"invoice.en\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->mailTemplates->delete('invoice.en');"
    }
  ],
  "mail_templates.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/mail-templates' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst mailTemplateList = await client.mailTemplates.list();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmail_template_list = client.mail_templates.list()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar mailTemplateList = client.mailTemplates().list();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$mailTemplateList = $client->mailTemplates->list();"
    }
  ],
  "mail_templates.preview": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/mail-templates/invoice.en/preview' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"subject\": \"Invoice {{invoice.number}}\",\n  \"text\": \"Dear {{contact.name}},\\n\\nyour invoice {{invoice.number}} is attached.\\n\\n{{signature}}\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst mailTemplatePreview = await client.mailTemplates.preview('invoice.en', {\n  subject: 'Invoice {{invoice.number}}',\n  text: 'Dear {{contact.name}},\n\nyour invoice {{invoice.number}} is attached.\n\n{{signature}}',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmail_template_preview = client.mail_templates.preview(\n    \"invoice.en\",\n    subject=\"Invoice {{invoice.number}}\",\n    text=\"Dear {{contact.name}},\\n\\nyour invoice {{invoice.number}} is attached.\\n\\n{{signature}}\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar mailTemplatePreview = client.mailTemplates().preview(\"invoice.en\", UpdateMailTemplate.builder()\n    .subject(\"Invoice {{invoice.number}}\")\n    .text(\"Dear {{contact.name}},\\n\\nyour invoice {{invoice.number}} is attached.\\n\\n{{signature}}\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$mailTemplatePreview = $client->mailTemplates->preview('invoice.en', [\n    'subject' => 'Invoice {{invoice.number}}',\n    'text' => 'Dear {{contact.name}},\n    \n    your invoice {{invoice.number}} is attached.\n    \n    {{signature}}',\n]);"
    }
  ],
  "mail_templates.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/mail-templates/invoice.en' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"subject\": \"Invoice {{invoice.number}}\",\n  \"text\": \"Dear {{contact.name}},\\n\\nyour invoice {{invoice.number}} is attached.\\n\\n{{signature}}\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst mailTemplate = await client.mailTemplates.update('invoice.en', {\n  subject: 'Invoice {{invoice.number}}',\n  text: 'Dear {{contact.name}},\n\nyour invoice {{invoice.number}} is attached.\n\n{{signature}}',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmail_template = client.mail_templates.update(\n    \"invoice.en\",\n    subject=\"Invoice {{invoice.number}}\",\n    text=\"Dear {{contact.name}},\\n\\nyour invoice {{invoice.number}} is attached.\\n\\n{{signature}}\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar mailTemplate = client.mailTemplates().update(\"invoice.en\", UpdateMailTemplate.builder()\n    .subject(\"Invoice {{invoice.number}}\")\n    .text(\"Dear {{contact.name}},\\n\\nyour invoice {{invoice.number}} is attached.\\n\\n{{signature}}\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$mailTemplate = $client->mailTemplates->update('invoice.en', [\n    'subject' => 'Invoice {{invoice.number}}',\n    'text' => 'Dear {{contact.name}},\n    \n    your invoice {{invoice.number}} is attached.\n    \n    {{signature}}',\n]);"
    }
  ],
  "matching_rules.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/matching-rules' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Account fees\",\n  \"text_contains\": \"Account closing\",\n  \"direction\": \"out\",\n  \"outcome\": \"fee\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst matchingRule = await client.matchingRules.create({\n  name: 'Account fees',\n  text_contains: 'Account closing',\n  direction: 'out',\n  outcome: 'fee',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmatching_rule = client.matching_rules.create(\n    name=\"Account fees\",\n    text_contains=\"Account closing\",\n    direction=\"out\",\n    outcome=\"fee\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar matchingRule = client.matchingRules().create(CreateMatchingRule.builder()\n    .name(\"Account fees\")\n    .textContains(\"Account closing\")\n    .direction(CreateMatchingRule.Direction.OUT)\n    .outcome(CreateMatchingRule.Outcome.FEE)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$matchingRule = $client->matchingRules->create([\n    'name' => 'Account fees',\n    'text_contains' => 'Account closing',\n    'direction' => 'out',\n    'outcome' => 'fee',\n]);"
    }
  ],
  "matching_rules.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/matching-rules/mru_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.matchingRules.delete('mru_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.matching_rules.delete(\"mru_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.matchingRules().delete(\"mru_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->matchingRules->delete('mru_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "matching_rules.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/matching-rules/mru_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst matchingRule = await client.matchingRules.get('mru_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmatching_rule = client.matching_rules.get(\"mru_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar matchingRule = client.matchingRules().get(\"mru_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$matchingRule = $client->matchingRules->get('mru_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "matching_rules.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/matching-rules?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const matchingRule of client.matchingRules.list({ limit: 20 })) {\n  console.log(matchingRule);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor matching_rule in client.matching_rules.list(limit=20):\n    print(matching_rule)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var matchingRule : client.matchingRules().list(MatchingRulesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(matchingRule);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->matchingRules->list(['limit' => 20]) as $matchingRule) {\n    print_r($matchingRule->toArray());\n}"
    }
  ],
  "matching_rules.test": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/matching-rules/test' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Account fees\",\n  \"text_contains\": \"Account closing\",\n  \"direction\": \"out\",\n  \"outcome\": \"fee\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst testedRule = await client.matchingRules.test({\n  name: 'Account fees',\n  text_contains: 'Account closing',\n  direction: 'out',\n  outcome: 'fee',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ntested_rule = client.matching_rules.test(\n    name=\"Account fees\",\n    text_contains=\"Account closing\",\n    direction=\"out\",\n    outcome=\"fee\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar testedRule = client.matchingRules().test(CreateMatchingRule.builder()\n    .name(\"Account fees\")\n    .textContains(\"Account closing\")\n    .direction(CreateMatchingRule.Direction.OUT)\n    .outcome(CreateMatchingRule.Outcome.FEE)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$testedRule = $client->matchingRules->test([\n    'name' => 'Account fees',\n    'text_contains' => 'Account closing',\n    'direction' => 'out',\n    'outcome' => 'fee',\n]);"
    }
  ],
  "matching_rules.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/matching-rules/mru_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Account fees\",\n  \"text_contains\": \"Account closing\",\n  \"direction\": \"out\",\n  \"outcome\": \"fee\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst matchingRule = await client.matchingRules.update('mru_01h455vb4pex5vsknk084sn02q', {\n  name: 'Account fees',\n  text_contains: 'Account closing',\n  direction: 'out',\n  outcome: 'fee',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmatching_rule = client.matching_rules.update(\n    \"mru_01h455vb4pex5vsknk084sn02q\",\n    name=\"Account fees\",\n    text_contains=\"Account closing\",\n    direction=\"out\",\n    outcome=\"fee\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar matchingRule = client.matchingRules().update(\"mru_01h455vb4pex5vsknk084sn02q\", UpdateMatchingRule.builder()\n    .name(\"Account fees\")\n    .textContains(\"Account closing\")\n    .direction(UpdateMatchingRule.Direction.OUT)\n    .outcome(UpdateMatchingRule.Outcome.FEE)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$matchingRule = $client->matchingRules->update('mru_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Account fees',\n    'text_contains' => 'Account closing',\n    'direction' => 'out',\n    'outcome' => 'fee',\n]);"
    }
  ],
  "members.end_sessions": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/members/usr_01h455vb4pex5vsknk084sn02q/end-sessions' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.members.endSessions('usr_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.members.end_sessions(\"usr_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.members().endSessions(\"usr_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->members->endSessions('usr_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "members.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/members/usr_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst member = await client.members.get('usr_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmember = client.members.get(\"usr_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar member = client.members().get(\"usr_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$member = $client->members->get('usr_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "members.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/members' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst memberList = await client.members.list();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmember_list = client.members.list()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar memberList = client.members().list();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$memberList = $client->members->list();"
    }
  ],
  "members.remove": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/members/usr_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.members.remove('usr_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.members.remove(\"usr_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.members().remove(\"usr_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->members->remove('usr_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "members.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/members/usr_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"role\": \"bookkeeper\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst member = await client.members.update('usr_01h455vb4pex5vsknk084sn02q', { role: 'bookkeeper' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmember = client.members.update(\"usr_01h455vb4pex5vsknk084sn02q\", role=\"bookkeeper\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar member = client.members().update(\"usr_01h455vb4pex5vsknk084sn02q\", UpdateMember.builder()\n    .role(UpdateMember.Role.BOOKKEEPER)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$member = $client->members->update('usr_01h455vb4pex5vsknk084sn02q', ['role' => 'bookkeeper']);"
    }
  ],
  "members.update_limits": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/members/usr_01h455vb4pex5vsknk084sn02q/limits' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"max_amount\": {\n    \"amount\": 500,\n    \"currency\": \"EUR\"\n  },\n  \"per_day\": {\n    \"amount\": 2000,\n    \"currency\": \"EUR\",\n    \"count\": 20\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst member = await client.members.updateLimits('usr_01h455vb4pex5vsknk084sn02q', {\n  max_amount: { amount: 500, currency: 'EUR' },\n  per_day: { amount: 2000, currency: 'EUR', count: 20 },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmember = client.members.update_limits(\n    \"usr_01h455vb4pex5vsknk084sn02q\",\n    max_amount={\"amount\": 500, \"currency\": \"EUR\"},\n    per_day={\"amount\": 2000, \"currency\": \"EUR\", \"count\": 20},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar member = client.members().updateLimits(\"usr_01h455vb4pex5vsknk084sn02q\", KeyLimits.builder()\n    .maxAmount(LimitedAmount.builder()\n        .amount(500)\n        .currency(\"EUR\")\n        .build())\n    .perDay(DayLimits.builder()\n        .amount(2000)\n        .currency(\"EUR\")\n        .count(20)\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$member = $client->members->updateLimits('usr_01h455vb4pex5vsknk084sn02q', [\n    'max_amount' => [\n        'amount' => 500,\n        'currency' => 'EUR',\n    ],\n    'per_day' => [\n        'amount' => 2000,\n        'currency' => 'EUR',\n        'count' => 20,\n    ],\n]);"
    }
  ],
  "members.usage": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/members/usr_01h455vb4pex5vsknk084sn02q/usage' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst memberUsage = await client.members.usage('usr_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmember_usage = client.members.usage(\"usr_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar memberUsage = client.members().usage(\"usr_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$memberUsage = $client->members->usage('usr_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "messages.cancel": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/messages/msg_01h455vb4pex5vsknk084sn02q/cancel' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.messages.cancel('msg_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.messages.cancel(\"msg_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.messages().cancel(\"msg_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->messages->cancel('msg_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "messages.content": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/messages/msg_01h455vb4pex5vsknk084sn02q/content' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst messageContent = await client.messages.content('msg_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage_content = client.messages.content(\"msg_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar messageContent = client.messages().content(\"msg_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$messageContent = $client->messages->content('msg_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "messages.file": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/messages/msg_01h455vb4pex5vsknk084sn02q/file' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.messages.file('msg_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.messages.file(\"msg_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.messages().file(\"msg_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->messages->file('msg_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "messages.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/messages/msg_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst messageDetails = await client.messages.get('msg_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage_details = client.messages.get(\"msg_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar messageDetails = client.messages().get(\"msg_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$messageDetails = $client->messages->get('msg_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "messages.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/messages?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const message of client.messages.list({ limit: 20 })) {\n  console.log(message);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor message in client.messages.list(limit=20):\n    print(message)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var message : client.messages().list(MessagesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(message);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->messages->list(['limit' => 20]) as $message) {\n    print_r($message->toArray());\n}"
    }
  ],
  "messages.report": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/messages/msg_01h455vb4pex5vsknk084sn02q/report' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"outcome\": \"bounced\",\n  \"detail\": \"Mailbox full\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.messages.report('msg_01h455vb4pex5vsknk084sn02q', { outcome: 'bounced', detail: 'Mailbox full' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.messages.report(\n    \"msg_01h455vb4pex5vsknk084sn02q\",\n    outcome=\"bounced\",\n    detail=\"Mailbox full\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.messages().report(\"msg_01h455vb4pex5vsknk084sn02q\", ReportMessage.builder()\n    .outcome(ReportMessage.Outcome.BOUNCED)\n    .detail(\"Mailbox full\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->messages->report('msg_01h455vb4pex5vsknk084sn02q', [\n    'outcome' => 'bounced',\n    'detail' => 'Mailbox full',\n]);"
    }
  ],
  "messages.resend": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/messages/msg_01h455vb4pex5vsknk084sn02q/resend' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.messages.resend('msg_01h455vb4pex5vsknk084sn02q', { to: ['ap@example.com'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.messages.resend(\"msg_01h455vb4pex5vsknk084sn02q\", to=[\"ap@example.com\"])"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.messages().resend(\"msg_01h455vb4pex5vsknk084sn02q\", Resend.builder()\n    .to(List.of(\"ap@example.com\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->messages->resend('msg_01h455vb4pex5vsknk084sn02q', ['to' => ['ap@example.com']]);"
    }
  ],
  "number_series.audit": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/number-series/ser_01h455vb4pex5vsknk084sn02q/audit' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst seriesAudit = await client.numberSeries.audit('ser_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nseries_audit = client.number_series.audit(\"ser_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar seriesAudit = client.numberSeries().audit(\"ser_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$seriesAudit = $client->numberSeries->audit('ser_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "number_series.export": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/number-series/ser_01h455vb4pex5vsknk084sn02q/export' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.numberSeries.export('ser_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.number_series.export(\"ser_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.numberSeries().export(\"ser_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->numberSeries->export('ser_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "number_series.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/number-series/ser_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst numberSeries = await client.numberSeries.get('ser_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nnumber_series = client.number_series.get(\"ser_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar numberSeries = client.numberSeries().get(\"ser_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$numberSeries = $client->numberSeries->get('ser_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "number_series.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/number-series' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst numberSeriesList = await client.numberSeries.list();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nnumber_series_list = client.number_series.list()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar numberSeriesList = client.numberSeries().list();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$numberSeriesList = $client->numberSeries->list();"
    }
  ],
  "organization.delete_logo": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/organization/logo' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.organization.deleteLogo();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.organization.delete_logo()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.organization().deleteLogo();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->organization->deleteLogo();"
    }
  ],
  "organization.documents": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization/documents' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst documentSettings = await client.organization.documents();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndocument_settings = client.organization.documents()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar documentSettings = client.organization().documents();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$documentSettings = $client->organization->documents();"
    }
  ],
  "organization.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst organization = await client.organization.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\norganization = client.organization.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar organization = client.organization().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$organization = $client->organization->get();"
    }
  ],
  "organization.get_clock": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization/clock' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst clock = await client.organization.getClock();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclock = client.organization.get_clock()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar clock = client.organization().getClock();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$clock = $client->organization->getClock();"
    }
  ],
  "organization.logo": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization/logo' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.organization.logo();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.organization.logo()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.organization().logo();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->organization->logo();"
    }
  ],
  "organization.move_clock": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization/clock' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"now\": \"2027-11-21T10:00:00.000Z\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst movedClock = await client.organization.moveClock({ now: '2027-11-21T10:00:00.000Z' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmoved_clock = client.organization.move_clock(now=\"2027-11-21T10:00:00.000Z\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.Instant;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar movedClock = client.organization().moveClock(MoveClock.builder()\n    .now(Instant.parse(\"2027-11-21T10:00:00.000Z\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$movedClock = $client->organization->moveClock(['now' => '2027-11-21T10:00:00.000Z']);"
    }
  ],
  "organization.reset": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/organization/reset' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst organization = await client.organization.reset();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\norganization = client.organization.reset()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar organization = client.organization().reset();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$organization = $client->organization->reset();"
    }
  ],
  "organization.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Analytical Engines\",\n  \"legal_name\": \"Analytical Engines Ltd\",\n  \"address\": {\n    \"line1\": \"12 St James’s Square\",\n    \"city\": \"London\",\n    \"postal_code\": \"SW1Y 4JH\",\n    \"country\": \"GB\"\n  },\n  \"tax_ids\": [\n    {\n      \"type\": \"gb_vat\",\n      \"value\": \"GB123456789\"\n    }\n  ],\n  \"bank_details\": {\n    \"iban\": \"GB82WEST12345698765432\",\n    \"bic\": \"WESTGB2LXXX\",\n    \"bank_name\": \"West Bank\"\n  },\n  \"email\": \"billing@example.com\",\n  \"phone\": \"+44 20 7946 0000\",\n  \"identifiers\": [\n    {\n      \"scheme\": \"0088\",\n      \"value\": \"5000000000005\"\n    }\n  ],\n  \"legal_registration\": {\n    \"value\": \"01234567\"\n  },\n  \"legal_info\": \"Registered in England and Wales\",\n  \"electronic_address\": {\n    \"scheme\": \"9932\",\n    \"value\": \"GB123456789\"\n  },\n  \"contact\": {\n    \"name\": \"Ada Lovelace\",\n    \"email\": \"ada@example.com\",\n    \"phone\": \"+44 20 7946 0001\"\n  },\n  \"currency\": \"GBP\",\n  \"time_zone\": \"Europe/London\",\n  \"payment_terms\": {\n    \"net_days\": 30\n  },\n  \"tax_rounding\": \"document\",\n  \"apply_credit\": \"off\",\n  \"send_receipts\": \"off\",\n  \"settling\": {\n    \"discounts\": \"auto\",\n    \"tolerance\": 0.05,\n    \"rest_max\": 5\n  },\n  \"numbering\": {\n    \"invoice\": {\n      \"format\": \"INV-{YYYY}-{SEQ:5}\",\n      \"reset\": \"yearly\"\n    },\n    \"credit_note\": {\n      \"format\": \"CN-{YYYY}-{SEQ:5}\",\n      \"reset\": \"yearly\"\n    },\n    \"quote\": {\n      \"format\": \"QT-{YYYY}-{SEQ:5}\",\n      \"reset\": \"yearly\"\n    }\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst organization = await client.organization.update({\n  name: 'Analytical Engines',\n  legal_name: 'Analytical Engines Ltd',\n  address: {\n    line1: '12 St James’s Square',\n    city: 'London',\n    postal_code: 'SW1Y 4JH',\n    country: 'GB',\n  },\n  tax_ids: [{ type: 'gb_vat', value: 'GB123456789' }],\n  bank_details: {\n    iban: 'GB82WEST12345698765432',\n    bic: 'WESTGB2LXXX',\n    bank_name: 'West Bank',\n  },\n  email: 'billing@example.com',\n  phone: '+44 20 7946 0000',\n  identifiers: [{ scheme: '0088', value: '5000000000005' }],\n  legal_registration: { value: '01234567' },\n  legal_info: 'Registered in England and Wales',\n  electronic_address: { scheme: '9932', value: 'GB123456789' },\n  contact: {\n    name: 'Ada Lovelace',\n    email: 'ada@example.com',\n    phone: '+44 20 7946 0001',\n  },\n  currency: 'GBP',\n  time_zone: 'Europe/London',\n  payment_terms: { net_days: 30 },\n  tax_rounding: 'document',\n  apply_credit: 'off',\n  send_receipts: 'off',\n  settling: { discounts: 'auto', tolerance: 0.05, rest_max: 5 },\n  numbering: {\n    invoice: { format: 'INV-{YYYY}-{SEQ:5}', reset: 'yearly' },\n    credit_note: { format: 'CN-{YYYY}-{SEQ:5}', reset: 'yearly' },\n    quote: { format: 'QT-{YYYY}-{SEQ:5}', reset: 'yearly' },\n  },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\norganization = client.organization.update(\n    name=\"Analytical Engines\",\n    legal_name=\"Analytical Engines Ltd\",\n    address={\n        \"line1\": \"12 St James’s Square\",\n        \"city\": \"London\",\n        \"postal_code\": \"SW1Y 4JH\",\n        \"country\": \"GB\",\n    },\n    tax_ids=[{\"type\": \"gb_vat\", \"value\": \"GB123456789\"}],\n    bank_details={\n        \"iban\": \"GB82WEST12345698765432\",\n        \"bic\": \"WESTGB2LXXX\",\n        \"bank_name\": \"West Bank\",\n    },\n    email=\"billing@example.com\",\n    phone=\"+44 20 7946 0000\",\n    identifiers=[{\"scheme\": \"0088\", \"value\": \"5000000000005\"}],\n    legal_registration={\"value\": \"01234567\"},\n    legal_info=\"Registered in England and Wales\",\n    electronic_address={\"scheme\": \"9932\", \"value\": \"GB123456789\"},\n    contact={\n        \"name\": \"Ada Lovelace\",\n        \"email\": \"ada@example.com\",\n        \"phone\": \"+44 20 7946 0001\",\n    },\n    currency=\"GBP\",\n    time_zone=\"Europe/London\",\n    payment_terms={\"net_days\": 30},\n    tax_rounding=\"document\",\n    apply_credit=\"off\",\n    send_receipts=\"off\",\n    settling={\"discounts\": \"auto\", \"tolerance\": Decimal(\"0.05\"), \"rest_max\": 5},\n    numbering={\n        \"invoice\": {\"format\": \"INV-{YYYY}-{SEQ:5}\", \"reset\": \"yearly\"},\n        \"credit_note\": {\"format\": \"CN-{YYYY}-{SEQ:5}\", \"reset\": \"yearly\"},\n        \"quote\": {\"format\": \"QT-{YYYY}-{SEQ:5}\", \"reset\": \"yearly\"},\n    },\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar organization = client.organization().update(UpdateOrganization.builder()\n    .name(\"Analytical Engines\")\n    .legalName(\"Analytical Engines Ltd\")\n    .address(Address.builder()\n        .line1(\"12 St James’s Square\")\n        .city(\"London\")\n        .postalCode(\"SW1Y 4JH\")\n        .country(\"GB\")\n        .build())\n    .taxIds(List.of(TaxId.builder()\n        .type(\"gb_vat\")\n        .value(\"GB123456789\")\n        .build()))\n    .bankDetails(BankDetails.builder()\n        .iban(\"GB82WEST12345698765432\")\n        .bic(\"WESTGB2LXXX\")\n        .bankName(\"West Bank\")\n        .build())\n    .email(\"billing@example.com\")\n    .phone(\"+44 20 7946 0000\")\n    .identifiers(List.of(Identifier.builder()\n        .scheme(\"0088\")\n        .value(\"5000000000005\")\n        .build()))\n    .legalRegistration(Identifier.builder()\n        .value(\"01234567\")\n        .build())\n    .legalInfo(\"Registered in England and Wales\")\n    .electronicAddress(ElectronicAddress.builder()\n        .scheme(\"9932\")\n        .value(\"GB123456789\")\n        .build())\n    .contact(ContactPerson.builder()\n        .name(\"Ada Lovelace\")\n        .email(\"ada@example.com\")\n        .phone(\"+44 20 7946 0001\")\n        .build())\n    .currency(\"GBP\")\n    .timeZone(\"Europe/London\")\n    .paymentTerms(PaymentTerms.builder()\n        .netDays(30)\n        .build())\n    .taxRounding(UpdateOrganization.TaxRounding.DOCUMENT)\n    .applyCredit(UpdateOrganization.ApplyCredit.OFF)\n    .sendReceipts(UpdateOrganization.SendReceipts.OFF)\n    .settling(Settling.builder()\n        .discounts(\"auto\")\n        .tolerance(new BigDecimal(\"0.05\"))\n        .restMax(5)\n        .build())\n    .numbering(UpdateNumbering.builder()\n        .invoice(NumberingRule.builder()\n            .format(\"INV-{YYYY}-{SEQ:5}\")\n            .reset(\"yearly\")\n            .build())\n        .creditNote(NumberingRule.builder()\n            .format(\"CN-{YYYY}-{SEQ:5}\")\n            .reset(\"yearly\")\n            .build())\n        .quote(NumberingRule.builder()\n            .format(\"QT-{YYYY}-{SEQ:5}\")\n            .reset(\"yearly\")\n            .build())\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$organization = $client->organization->update([\n    'name' => 'Analytical Engines',\n    'legal_name' => 'Analytical Engines Ltd',\n    'address' => [\n        'line1' => '12 St James’s Square',\n        'city' => 'London',\n        'postal_code' => 'SW1Y 4JH',\n        'country' => 'GB',\n    ],\n    'tax_ids' => [\n        [\n            'type' => 'gb_vat',\n            'value' => 'GB123456789',\n        ],\n    ],\n    'bank_details' => [\n        'iban' => 'GB82WEST12345698765432',\n        'bic' => 'WESTGB2LXXX',\n        'bank_name' => 'West Bank',\n    ],\n    'email' => 'billing@example.com',\n    'phone' => '+44 20 7946 0000',\n    'identifiers' => [\n        [\n            'scheme' => '0088',\n            'value' => '5000000000005',\n        ],\n    ],\n    'legal_registration' => ['value' => '01234567'],\n    'legal_info' => 'Registered in England and Wales',\n    'electronic_address' => [\n        'scheme' => '9932',\n        'value' => 'GB123456789',\n    ],\n    'contact' => [\n        'name' => 'Ada Lovelace',\n        'email' => 'ada@example.com',\n        'phone' => '+44 20 7946 0001',\n    ],\n    'currency' => 'GBP',\n    'time_zone' => 'Europe/London',\n    'payment_terms' => ['net_days' => 30],\n    'tax_rounding' => 'document',\n    'apply_credit' => 'off',\n    'send_receipts' => 'off',\n    'settling' => [\n        'discounts' => 'auto',\n        'tolerance' => '0.05',\n        'rest_max' => 5,\n    ],\n    'numbering' => [\n        'invoice' => [\n            'format' => 'INV-{YYYY}-{SEQ:5}',\n            'reset' => 'yearly',\n        ],\n        'credit_note' => [\n            'format' => 'CN-{YYYY}-{SEQ:5}',\n            'reset' => 'yearly',\n        ],\n        'quote' => [\n            'format' => 'QT-{YYYY}-{SEQ:5}',\n            'reset' => 'yearly',\n        ],\n    ],\n]);"
    }
  ],
  "organization.update_documents": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization/documents' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"template\": \"classic\",\n  \"accent_color\": \"#0b6e5b\",\n  \"paper\": \"a4\",\n  \"locale\": \"en\",\n  \"show_payment_code\": true,\n  \"payment_code_reference\": \"payment_reference\",\n  \"footer\": [\n    {\n      \"text\": \"Analytical Engines Ltd\\n12 St James’s Square, London\"\n    }\n  ],\n  \"intro\": \"Thank you for your order.\",\n  \"closing\": \"We look forward to working with you again.\",\n  \"preflight\": \"warn\",\n  \"payment_url\": \"https://pay.example.com/?reference={number}&amount={amount}\",\n  \"link_days_after_payment\": 90\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst documentSettings = await client.organization.updateDocuments({\n  template: 'classic',\n  accent_color: '#0b6e5b',\n  paper: 'a4',\n  locale: 'en',\n  show_payment_code: true,\n  payment_code_reference: 'payment_reference',\n  footer: [\n    {\n      text: 'Analytical Engines Ltd\n12 St James’s Square, London',\n    },\n  ],\n  intro: 'Thank you for your order.',\n  closing: 'We look forward to working with you again.',\n  preflight: 'warn',\n  payment_url: 'https://pay.example.com/?reference={number}&amount={amount}',\n  link_days_after_payment: 90,\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndocument_settings = client.organization.update_documents(\n    template=\"classic\",\n    accent_color=\"#0b6e5b\",\n    paper=\"a4\",\n    locale=\"en\",\n    show_payment_code=True,\n    payment_code_reference=\"payment_reference\",\n    footer=[\n        {\n            \"text\": \"Analytical Engines Ltd\\n12 St James’s Square, London\",\n        },\n    ],\n    intro=\"Thank you for your order.\",\n    closing=\"We look forward to working with you again.\",\n    preflight=\"warn\",\n    payment_url=\"https://pay.example.com/?reference={number}&amount={amount}\",\n    link_days_after_payment=90,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar documentSettings = client.organization().updateDocuments(UpdateDocumentSettings.builder()\n    .template(UpdateDocumentSettings.Template.CLASSIC)\n    .accentColor(\"#0b6e5b\")\n    .paper(UpdateDocumentSettings.Paper.A4)\n    .locale(\"en\")\n    .showPaymentCode(true)\n    .paymentCodeReference(UpdateDocumentSettings.PaymentCodeReference.PAYMENT_REFERENCE)\n    .footer(List.of(FooterColumn.builder()\n        .text(\"Analytical Engines Ltd\\n12 St James’s Square, London\")\n        .build()))\n    .intro(\"Thank you for your order.\")\n    .closing(\"We look forward to working with you again.\")\n    .preflight(UpdateDocumentSettings.Preflight.WARN)\n    .paymentUrl(\"https://pay.example.com/?reference={number}&amount={amount}\")\n    .linkDaysAfterPayment(90)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$documentSettings = $client->organization->updateDocuments([\n    'template' => 'classic',\n    'accent_color' => '#0b6e5b',\n    'paper' => 'a4',\n    'locale' => 'en',\n    'show_payment_code' => true,\n    'payment_code_reference' => 'payment_reference',\n    'footer' => [\n        [\n            'text' => 'Analytical Engines Ltd\n            12 St James’s Square, London',\n        ],\n    ],\n    'intro' => 'Thank you for your order.',\n    'closing' => 'We look forward to working with you again.',\n    'preflight' => 'warn',\n    'payment_url' => 'https://pay.example.com/?reference={number}&amount={amount}',\n    'link_days_after_payment' => 90,\n]);"
    }
  ],
  "organization.update_logo": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization/logo' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"media_type\": \"image/svg+xml\",\n  \"content\": \"PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst documentSettings = await client.organization.updateLogo({\n  media_type: 'image/svg+xml',\n  content: 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ndocument_settings = client.organization.update_logo(\n    media_type=\"image/svg+xml\",\n    content=\"PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar documentSettings = client.organization().updateLogo(UpdateLogo.builder()\n    .mediaType(UpdateLogo.MediaType.IMAGE_SVG_XML)\n    .content(\"PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$documentSettings = $client->organization->updateLogo([\n    'media_type' => 'image/svg+xml',\n    'content' => 'PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxyZWN0IHdpZHRoPSI4IiBoZWlnaHQ9IjgiLz48L3N2Zz4=',\n]);"
    }
  ],
  "organizations.close": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/organizations/org_01h455vb4pex5vsknk084sn02q/close' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst ownOrganization = await client.organizations.close('org_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nown_organization = client.organizations.close(\"org_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar ownOrganization = client.organizations().close(\"org_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$ownOrganization = $client->organizations->close('org_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "organizations.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organizations' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Difference Engines GmbH\",\n  \"currency\": \"EUR\",\n  \"time_zone\": \"Europe/Berlin\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst ownOrganization = await client.organizations.create({\n  name: 'Difference Engines GmbH',\n  currency: 'EUR',\n  time_zone: 'Europe/Berlin',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nown_organization = client.organizations.create(\n    name=\"Difference Engines GmbH\",\n    currency=\"EUR\",\n    time_zone=\"Europe/Berlin\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar ownOrganization = client.organizations().create(CreateOrganization.builder()\n    .name(\"Difference Engines GmbH\")\n    .currency(\"EUR\")\n    .timeZone(\"Europe/Berlin\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$ownOrganization = $client->organizations->create([\n    'name' => 'Difference Engines GmbH',\n    'currency' => 'EUR',\n    'time_zone' => 'Europe/Berlin',\n]);"
    }
  ],
  "organizations.create_sandbox": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organizations/org_01h455vb4pex5vsknk084sn02q/sandbox' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"copy\": [\n    \"settings\",\n    \"products\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst ownOrganization = await client.organizations.createSandbox('org_01h455vb4pex5vsknk084sn02q', { copy: ['settings', 'products'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nown_organization = client.organizations.create_sandbox(\"org_01h455vb4pex5vsknk084sn02q\", copy=[\"settings\", \"products\"])"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar ownOrganization = client.organizations().createSandbox(\"org_01h455vb4pex5vsknk084sn02q\", CreateSandbox.builder()\n    .copy(List.of(CreateSandbox.Copy.SETTINGS, CreateSandbox.Copy.PRODUCTS))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$ownOrganization = $client->organizations->createSandbox('org_01h455vb4pex5vsknk084sn02q', ['copy' => ['settings', 'products']]);"
    }
  ],
  "organizations.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organizations' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst ownOrganizationList = await client.organizations.list();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nown_organization_list = client.organizations.list()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar ownOrganizationList = client.organizations().list();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$ownOrganizationList = $client->organizations->list();"
    }
  ],
  "payment_runs.cancel": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/payment-runs/prn_01h455vb4pex5vsknk084sn02q/cancel' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst paymentRun = await client.paymentRuns.cancel('prn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment_run = client.payment_runs.cancel(\"prn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar paymentRun = client.paymentRuns().cancel(\"prn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$paymentRun = $client->paymentRuns->cancel('prn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "payment_runs.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payment-runs' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"bank_account_id\": \"bac_01h455vb4pex5vsknk084sn02q\",\n  \"execute_on\": \"2026-12-01\",\n  \"due_until\": \"2026-12-07\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst paymentRun = await client.paymentRuns.create({\n  bank_account_id: 'bac_01h455vb4pex5vsknk084sn02q',\n  execute_on: '2026-12-01',\n  due_until: '2026-12-07',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment_run = client.payment_runs.create(\n    bank_account_id=\"bac_01h455vb4pex5vsknk084sn02q\",\n    execute_on=\"2026-12-01\",\n    due_until=\"2026-12-07\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar paymentRun = client.paymentRuns().create(CreatePaymentRun.builder()\n    .bankAccountId(\"bac_01h455vb4pex5vsknk084sn02q\")\n    .executeOn(LocalDate.parse(\"2026-12-01\"))\n    .dueUntil(LocalDate.parse(\"2026-12-07\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$paymentRun = $client->paymentRuns->create([\n    'bank_account_id' => 'bac_01h455vb4pex5vsknk084sn02q',\n    'execute_on' => '2026-12-01',\n    'due_until' => '2026-12-07',\n]);"
    }
  ],
  "payment_runs.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payment-runs/prn_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst paymentRun = await client.paymentRuns.get('prn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment_run = client.payment_runs.get(\"prn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar paymentRun = client.paymentRuns().get(\"prn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$paymentRun = $client->paymentRuns->get('prn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "payment_runs.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payment-runs?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const paymentRunFacts of client.paymentRuns.list({ limit: 20 })) {\n  console.log(paymentRunFacts);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor payment_run_facts in client.payment_runs.list(limit=20):\n    print(payment_run_facts)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var paymentRunFacts : client.paymentRuns().list(PaymentRunsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(paymentRunFacts);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->paymentRuns->list(['limit' => 20]) as $paymentRunFacts) {\n    print_r($paymentRunFacts->toArray());\n}"
    }
  ],
  "payment_runs.pain001": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payment-runs/prn_01h455vb4pex5vsknk084sn02q/pain001' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.paymentRuns.pain001('prn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.payment_runs.pain001(\"prn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.paymentRuns().pain001(\"prn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->paymentRuns->pain001('prn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "payment_runs.release": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/payment-runs/prn_01h455vb4pex5vsknk084sn02q/release' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst paymentRun = await client.paymentRuns.release('prn_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment_run = client.payment_runs.release(\"prn_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar paymentRun = client.paymentRuns().release(\"prn_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$paymentRun = $client->paymentRuns->release('prn_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "payment_runs.settle": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payment-runs/prn_01h455vb4pex5vsknk084sn02q/settle' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"paid_on\": \"2026-12-01\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst paymentRun = await client.paymentRuns.settle('prn_01h455vb4pex5vsknk084sn02q', { paid_on: '2026-12-01' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment_run = client.payment_runs.settle(\"prn_01h455vb4pex5vsknk084sn02q\", paid_on=\"2026-12-01\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar paymentRun = client.paymentRuns().settle(\"prn_01h455vb4pex5vsknk084sn02q\", SettlePaymentRun.builder()\n    .paidOn(LocalDate.parse(\"2026-12-01\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$paymentRun = $client->paymentRuns->settle('prn_01h455vb4pex5vsknk084sn02q', ['paid_on' => '2026-12-01']);"
    }
  ],
  "payments.allocate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/allocate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"allocations\": [\n    {\n      \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n      \"amount\": 0.25\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.allocate('pay_01h455vb4pex5vsknk084sn02q', {\n  allocations: [\n    {\n      invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',\n      amount: 0.25,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.allocate(\n    \"pay_01h455vb4pex5vsknk084sn02q\",\n    allocations=[\n        {\n            \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n            \"amount\": Decimal(\"0.25\"),\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().allocate(\"pay_01h455vb4pex5vsknk084sn02q\", AllocatePayment.builder()\n    .allocations(List.of(CreateAllocation.builder()\n        .invoiceId(\"inv_01h455vb4pex5vsknk084sn02q\")\n        .amount(new BigDecimal(\"0.25\"))\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->allocate('pay_01h455vb4pex5vsknk084sn02q', [\n    'allocations' => [\n        [\n            'invoice_id' => 'inv_01h455vb4pex5vsknk084sn02q',\n            'amount' => '0.25',\n        ],\n    ],\n]);"
    }
  ],
  "payments.cancel_refund": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/cancel-refund' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"refund_id\": \"rfd_01h455vb4pex5vsknk084sn02q\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.cancelRefund('pay_01h455vb4pex5vsknk084sn02q', { refund_id: 'rfd_01h455vb4pex5vsknk084sn02q' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.cancel_refund(\n    \"pay_01h455vb4pex5vsknk084sn02q\",\n    refund_id=\"rfd_01h455vb4pex5vsknk084sn02q\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().cancelRefund(\"pay_01h455vb4pex5vsknk084sn02q\", CancelRefund.builder()\n    .refundId(\"rfd_01h455vb4pex5vsknk084sn02q\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->cancelRefund('pay_01h455vb4pex5vsknk084sn02q', ['refund_id' => 'rfd_01h455vb4pex5vsknk084sn02q']);"
    }
  ],
  "payments.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"amount\": 1420.56,\n  \"method\": \"bank_transfer\",\n  \"received_on\": \"2026-11-20\",\n  \"allocations\": [\n    {\n      \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n      \"amount\": 0.25\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.create({\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  amount: 1420.56,\n  method: 'bank_transfer',\n  received_on: '2026-11-20',\n  allocations: [\n    {\n      invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',\n      amount: 0.25,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.create(\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    amount=Decimal(\"1420.56\"),\n    method=\"bank_transfer\",\n    received_on=\"2026-11-20\",\n    allocations=[\n        {\n            \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n            \"amount\": Decimal(\"0.25\"),\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().create(CreatePayment.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .amount(new BigDecimal(\"1420.56\"))\n    .method(CreatePayment.Method.BANK_TRANSFER)\n    .receivedOn(LocalDate.parse(\"2026-11-20\"))\n    .allocations(List.of(CreateAllocation.builder()\n        .invoiceId(\"inv_01h455vb4pex5vsknk084sn02q\")\n        .amount(new BigDecimal(\"0.25\"))\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->create([\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'amount' => '1420.56',\n    'method' => 'bank_transfer',\n    'received_on' => '2026-11-20',\n    'allocations' => [\n        [\n            'invoice_id' => 'inv_01h455vb4pex5vsknk084sn02q',\n            'amount' => '0.25',\n        ],\n    ],\n]);"
    }
  ],
  "payments.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.get('pay_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.get(\"pay_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().get(\"pay_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->get('pay_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "payments.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const paymentSummary of client.payments.list({ limit: 20 })) {\n  console.log(paymentSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor payment_summary in client.payments.list(limit=20):\n    print(payment_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var paymentSummary : client.payments().list(PaymentsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(paymentSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->payments->list(['limit' => 20]) as $paymentSummary) {\n    print_r($paymentSummary->toArray());\n}"
    }
  ],
  "payments.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"note\": \"Came in twice; asked the bank.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.patch('pay_01h455vb4pex5vsknk084sn02q', { note: 'Came in twice; asked the bank.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.patch(\n    \"pay_01h455vb4pex5vsknk084sn02q\",\n    note=\"Came in twice; asked the bank.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().patch(\"pay_01h455vb4pex5vsknk084sn02q\", PaymentRemarks.builder()\n    .note(\"Came in twice; asked the bank.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->patch('pay_01h455vb4pex5vsknk084sn02q', ['note' => 'Came in twice; asked the bank.']);"
    }
  ],
  "payments.pdf": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/pdf' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.payments.pdf('pay_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.payments.pdf(\"pay_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.payments().pdf(\"pay_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->payments->pdf('pay_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "payments.refund": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/refund' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"amount\": 20,\n  \"reason\": \"Paid twice.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.refund('pay_01h455vb4pex5vsknk084sn02q', { amount: 20, reason: 'Paid twice.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.refund(\n    \"pay_01h455vb4pex5vsknk084sn02q\",\n    amount=20,\n    reason=\"Paid twice.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().refund(\"pay_01h455vb4pex5vsknk084sn02q\", RefundPayment.builder()\n    .amount(20)\n    .reason(\"Paid twice.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->refund('pay_01h455vb4pex5vsknk084sn02q', [\n    'amount' => 20,\n    'reason' => 'Paid twice.',\n]);"
    }
  ],
  "payments.reverse": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/reverse' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"The direct debit bounced.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.reverse('pay_01h455vb4pex5vsknk084sn02q', { reason: 'The direct debit bounced.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.reverse(\"pay_01h455vb4pex5vsknk084sn02q\", reason=\"The direct debit bounced.\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().reverse(\"pay_01h455vb4pex5vsknk084sn02q\", ReversePayment.builder()\n    .reason(\"The direct debit bounced.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->reverse('pay_01h455vb4pex5vsknk084sn02q', ['reason' => 'The direct debit bounced.']);"
    }
  ],
  "payments.send": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/send' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.payments.send('pay_01h455vb4pex5vsknk084sn02q', { to: ['ap@example.com'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.payments.send(\"pay_01h455vb4pex5vsknk084sn02q\", to=[\"ap@example.com\"])"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.payments().send(\"pay_01h455vb4pex5vsknk084sn02q\", SendReceipt.builder()\n    .to(List.of(\"ap@example.com\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->payments->send('pay_01h455vb4pex5vsknk084sn02q', ['to' => ['ap@example.com']]);"
    }
  ],
  "payments.unallocate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/payments/pay_01h455vb4pex5vsknk084sn02q/unallocate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"allocations\": [\n    {\n      \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n      \"amount\": 0.25\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payment = await client.payments.unallocate('pay_01h455vb4pex5vsknk084sn02q', {\n  allocations: [\n    {\n      invoice_id: 'inv_01h455vb4pex5vsknk084sn02q',\n      amount: 0.25,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayment = client.payments.unallocate(\n    \"pay_01h455vb4pex5vsknk084sn02q\",\n    allocations=[\n        {\n            \"invoice_id\": \"inv_01h455vb4pex5vsknk084sn02q\",\n            \"amount\": Decimal(\"0.25\"),\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payment = client.payments().unallocate(\"pay_01h455vb4pex5vsknk084sn02q\", UnallocatePayment.builder()\n    .allocations(List.of(Unallocation.builder()\n        .invoiceId(\"inv_01h455vb4pex5vsknk084sn02q\")\n        .amount(new BigDecimal(\"0.25\"))\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payment = $client->payments->unallocate('pay_01h455vb4pex5vsknk084sn02q', [\n    'allocations' => [\n        [\n            'invoice_id' => 'inv_01h455vb4pex5vsknk084sn02q',\n            'amount' => '0.25',\n        ],\n    ],\n]);"
    }
  ],
  "price_lists.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/price-lists' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Wholesale 2027\",\n  \"currency\": \"EUR\",\n  \"valid_from\": \"2027-01-01\",\n  \"entries\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"price\": 88,\n      \"min_quantity\": 10\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst priceList = await client.priceLists.create({\n  name: 'Wholesale 2027',\n  currency: 'EUR',\n  valid_from: '2027-01-01',\n  entries: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      price: 88,\n      min_quantity: 10,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprice_list = client.price_lists.create(\n    name=\"Wholesale 2027\",\n    currency=\"EUR\",\n    valid_from=\"2027-01-01\",\n    entries=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"price\": 88,\n            \"min_quantity\": 10,\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar priceList = client.priceLists().create(CreatePriceList.builder()\n    .name(\"Wholesale 2027\")\n    .currency(\"EUR\")\n    .validFrom(LocalDate.parse(\"2027-01-01\"))\n    .entries(List.of(PriceListEntryDetails.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .price(88)\n        .minQuantity(10)\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$priceList = $client->priceLists->create([\n    'name' => 'Wholesale 2027',\n    'currency' => 'EUR',\n    'valid_from' => '2027-01-01',\n    'entries' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'price' => 88,\n            'min_quantity' => 10,\n        ],\n    ],\n]);"
    }
  ],
  "price_lists.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/price-lists/prl_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.priceLists.delete('prl_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.price_lists.delete(\"prl_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.priceLists().delete(\"prl_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->priceLists->delete('prl_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "price_lists.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/price-lists/prl_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst priceList = await client.priceLists.get('prl_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprice_list = client.price_lists.get(\"prl_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar priceList = client.priceLists().get(\"prl_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$priceList = $client->priceLists->get('prl_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "price_lists.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/price-lists?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const priceListSummary of client.priceLists.list({ limit: 20 })) {\n  console.log(priceListSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor price_list_summary in client.price_lists.list(limit=20):\n    print(price_list_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var priceListSummary : client.priceLists().list(PriceListsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(priceListSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->priceLists->list(['limit' => 20]) as $priceListSummary) {\n    print_r($priceListSummary->toArray());\n}"
    }
  ],
  "price_lists.unarchive": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/price-lists/prl_01h455vb4pex5vsknk084sn02q/unarchive' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst priceList = await client.priceLists.unarchive('prl_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprice_list = client.price_lists.unarchive(\"prl_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar priceList = client.priceLists().unarchive(\"prl_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$priceList = $client->priceLists->unarchive('prl_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "price_lists.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/price-lists/prl_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Wholesale 2027\",\n  \"currency\": \"EUR\",\n  \"valid_from\": \"2027-01-01\",\n  \"entries\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"price\": 88,\n      \"min_quantity\": 10\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst priceList = await client.priceLists.update('prl_01h455vb4pex5vsknk084sn02q', {\n  name: 'Wholesale 2027',\n  currency: 'EUR',\n  valid_from: '2027-01-01',\n  entries: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      price: 88,\n      min_quantity: 10,\n    },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprice_list = client.price_lists.update(\n    \"prl_01h455vb4pex5vsknk084sn02q\",\n    name=\"Wholesale 2027\",\n    currency=\"EUR\",\n    valid_from=\"2027-01-01\",\n    entries=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"price\": 88,\n            \"min_quantity\": 10,\n        },\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar priceList = client.priceLists().update(\"prl_01h455vb4pex5vsknk084sn02q\", UpdatePriceList.builder()\n    .name(\"Wholesale 2027\")\n    .currency(\"EUR\")\n    .validFrom(LocalDate.parse(\"2027-01-01\"))\n    .entries(List.of(PriceListEntryDetails.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .price(88)\n        .minQuantity(10)\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$priceList = $client->priceLists->update('prl_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Wholesale 2027',\n    'currency' => 'EUR',\n    'valid_from' => '2027-01-01',\n    'entries' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'price' => 88,\n            'min_quantity' => 10,\n        ],\n    ],\n]);"
    }
  ],
  "products.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/products' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Programming\",\n  \"sku\": \"PRG-01\",\n  \"price\": 95.5,\n  \"tax_rate\": 19,\n  \"tax_category\": \"S\",\n  \"unit\": {\n    \"label\": \"h\",\n    \"code\": \"HUR\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst product = await client.products.create({\n  name: 'Programming',\n  sku: 'PRG-01',\n  price: 95.5,\n  tax_rate: 19,\n  tax_category: 'S',\n  unit: { label: 'h', code: 'HUR' },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nproduct = client.products.create(\n    name=\"Programming\",\n    sku=\"PRG-01\",\n    price=Decimal(\"95.5\"),\n    tax_rate=19,\n    tax_category=\"S\",\n    unit={\"label\": \"h\", \"code\": \"HUR\"},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar product = client.products().create(CreateProduct.builder()\n    .name(\"Programming\")\n    .sku(\"PRG-01\")\n    .price(new BigDecimal(\"95.5\"))\n    .taxRate(19)\n    .taxCategory(CreateProduct.TaxCategory.S)\n    .unit(Unit.builder()\n        .label(\"h\")\n        .code(\"HUR\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$product = $client->products->create([\n    'name' => 'Programming',\n    'sku' => 'PRG-01',\n    'price' => '95.5',\n    'tax_rate' => 19,\n    'tax_category' => 'S',\n    'unit' => [\n        'label' => 'h',\n        'code' => 'HUR',\n    ],\n]);"
    }
  ],
  "products.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/products/prd_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.products.delete('prd_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.products.delete(\"prd_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.products().delete(\"prd_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->products->delete('prd_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "products.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/products/prd_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst product = await client.products.get('prd_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nproduct = client.products.get(\"prd_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar product = client.products().get(\"prd_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$product = $client->products->get('prd_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "products.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/products?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const product of client.products.list({ limit: 20 })) {\n  console.log(product);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor product in client.products.list(limit=20):\n    print(product)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var product : client.products().list(ProductsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(product);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->products->list(['limit' => 20]) as $product) {\n    print_r($product->toArray());\n}"
    }
  ],
  "products.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/products/prd_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"price\": 99,\n  \"description\": null\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst product = await client.products.patch('prd_01h455vb4pex5vsknk084sn02q', { price: 99, description: null });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nproduct = client.products.patch(\n    \"prd_01h455vb4pex5vsknk084sn02q\",\n    price=99,\n    description=None,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar product = client.products().patch(\"prd_01h455vb4pex5vsknk084sn02q\", PatchProduct.builder()\n    .price(99)\n    .description(null)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$product = $client->products->patch('prd_01h455vb4pex5vsknk084sn02q', [\n    'price' => 99,\n    'description' => null,\n]);"
    }
  ],
  "products.price": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/products/prd_01h455vb4pex5vsknk084sn02q/price' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst productPrice = await client.products.price('prd_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nproduct_price = client.products.price(\"prd_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar productPrice = client.products().price(\"prd_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$productPrice = $client->products->price('prd_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "products.unarchive": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/products/prd_01h455vb4pex5vsknk084sn02q/unarchive' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst product = await client.products.unarchive('prd_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nproduct = client.products.unarchive(\"prd_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar product = client.products().unarchive(\"prd_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$product = $client->products->unarchive('prd_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "products.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/products/prd_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Programming\",\n  \"sku\": \"PRG-01\",\n  \"price\": 95.5,\n  \"tax_rate\": 19,\n  \"tax_category\": \"S\",\n  \"unit\": {\n    \"label\": \"h\",\n    \"code\": \"HUR\"\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst product = await client.products.update('prd_01h455vb4pex5vsknk084sn02q', {\n  name: 'Programming',\n  sku: 'PRG-01',\n  price: 95.5,\n  tax_rate: 19,\n  tax_category: 'S',\n  unit: { label: 'h', code: 'HUR' },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nproduct = client.products.update(\n    \"prd_01h455vb4pex5vsknk084sn02q\",\n    name=\"Programming\",\n    sku=\"PRG-01\",\n    price=Decimal(\"95.5\"),\n    tax_rate=19,\n    tax_category=\"S\",\n    unit={\"label\": \"h\", \"code\": \"HUR\"},\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar product = client.products().update(\"prd_01h455vb4pex5vsknk084sn02q\", UpdateProduct.builder()\n    .name(\"Programming\")\n    .sku(\"PRG-01\")\n    .price(new BigDecimal(\"95.5\"))\n    .taxRate(19)\n    .taxCategory(UpdateProduct.TaxCategory.S)\n    .unit(Unit.builder()\n        .label(\"h\")\n        .code(\"HUR\")\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$product = $client->products->update('prd_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Programming',\n    'sku' => 'PRG-01',\n    'price' => '95.5',\n    'tax_rate' => 19,\n    'tax_category' => 'S',\n    'unit' => [\n        'label' => 'h',\n        'code' => 'HUR',\n    ],\n]);"
    }
  ],
  "quote_links.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/links' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"expires_at\": \"2027-03-31T22:00:00.000Z\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst createdLink = await client.quoteLinks.create('quo_01h455vb4pex5vsknk084sn02q', { expires_at: '2027-03-31T22:00:00.000Z' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncreated_link = client.quote_links.create(\n    \"quo_01h455vb4pex5vsknk084sn02q\",\n    expires_at=\"2027-03-31T22:00:00.000Z\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.Instant;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar createdLink = client.quoteLinks().create(\"quo_01h455vb4pex5vsknk084sn02q\", CreateLink.builder()\n    .expiresAt(Instant.parse(\"2027-03-31T22:00:00.000Z\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$createdLink = $client->quoteLinks->create('quo_01h455vb4pex5vsknk084sn02q', ['expires_at' => '2027-03-31T22:00:00.000Z']);"
    }
  ],
  "quote_links.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/links' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst linkList = await client.quoteLinks.list('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nlink_list = client.quote_links.list(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar linkList = client.quoteLinks().list(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$linkList = $client->quoteLinks->list('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.accept": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/accept' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Ada Lovelace\",\n  \"channel\": \"phone\",\n  \"items\": [\n    {\n      \"quote_item_id\": \"qit_01h455vb4pex5vsknk084sn02r\"\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.accept('quo_01h455vb4pex5vsknk084sn02q', {\n  name: 'Ada Lovelace',\n  channel: 'phone',\n  items: [{ quote_item_id: 'qit_01h455vb4pex5vsknk084sn02r' }],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.accept(\n    \"quo_01h455vb4pex5vsknk084sn02q\",\n    name=\"Ada Lovelace\",\n    channel=\"phone\",\n    items=[{\"quote_item_id\": \"qit_01h455vb4pex5vsknk084sn02r\"}],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().accept(\"quo_01h455vb4pex5vsknk084sn02q\", AcceptQuote.builder()\n    .name(\"Ada Lovelace\")\n    .channel(AcceptQuote.Channel.PHONE)\n    .items(List.of(ChosenItem.builder()\n        .quoteItemId(\"qit_01h455vb4pex5vsknk084sn02r\")\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->accept('quo_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Ada Lovelace',\n    'channel' => 'phone',\n    'items' => [['quote_item_id' => 'qit_01h455vb4pex5vsknk084sn02r']],\n]);"
    }
  ],
  "quotes.calculate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/calculate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    },\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 2,\n      \"price\": 95.5,\n      \"optional\": true\n    }\n  ],\n  \"tax_rate\": 19,\n  \"valid_until\": \"2099-12-31\",\n  \"terms\": \"Payable within 14 days.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst calculatedQuote = await client.quotes.calculate({\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 2,\n      price: 95.5,\n      optional: true,\n    },\n  ],\n  tax_rate: 19,\n  valid_until: '2099-12-31',\n  terms: 'Payable within 14 days.',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncalculated_quote = client.quotes.calculate(\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": 2,\n            \"price\": Decimal(\"95.5\"),\n            \"optional\": True,\n        },\n    ],\n    tax_rate=19,\n    valid_until=\"2099-12-31\",\n    terms=\"Payable within 14 days.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar calculatedQuote = client.quotes().calculate(CreateQuote.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateQuoteItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build(), CreateQuoteItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(2)\n        .price(new BigDecimal(\"95.5\"))\n        .optional(true)\n        .build()))\n    .taxRate(19)\n    .validUntil(LocalDate.parse(\"2099-12-31\"))\n    .terms(\"Payable within 14 days.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$calculatedQuote = $client->quotes->calculate([\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => 2,\n            'price' => '95.5',\n            'optional' => true,\n        ],\n    ],\n    'tax_rate' => 19,\n    'valid_until' => '2099-12-31',\n    'terms' => 'Payable within 14 days.',\n]);"
    }
  ],
  "quotes.calculation": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/calculation' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quoteCalculation = await client.quotes.calculation('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote_calculation = client.quotes.calculation(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quoteCalculation = client.quotes().calculation(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quoteCalculation = $client->quotes->calculation('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.cancel": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/cancel' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.cancel('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.cancel(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().cancel(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->cancel('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    },\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 2,\n      \"price\": 95.5,\n      \"optional\": true\n    }\n  ],\n  \"tax_rate\": 19,\n  \"valid_until\": \"2099-12-31\",\n  \"terms\": \"Payable within 14 days.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.create({\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 2,\n      price: 95.5,\n      optional: true,\n    },\n  ],\n  tax_rate: 19,\n  valid_until: '2099-12-31',\n  terms: 'Payable within 14 days.',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.create(\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": 2,\n            \"price\": Decimal(\"95.5\"),\n            \"optional\": True,\n        },\n    ],\n    tax_rate=19,\n    valid_until=\"2099-12-31\",\n    terms=\"Payable within 14 days.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().create(CreateQuote.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateQuoteItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build(), CreateQuoteItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(2)\n        .price(new BigDecimal(\"95.5\"))\n        .optional(true)\n        .build()))\n    .taxRate(19)\n    .validUntil(LocalDate.parse(\"2099-12-31\"))\n    .terms(\"Payable within 14 days.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->create([\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => 2,\n            'price' => '95.5',\n            'optional' => true,\n        ],\n    ],\n    'tax_rate' => 19,\n    'valid_until' => '2099-12-31',\n    'terms' => 'Payable within 14 days.',\n]);"
    }
  ],
  "quotes.create_invoice": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/invoices' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"deposit\": {\n    \"percent\": 30\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst invoice = await client.quotes.createInvoice('quo_01h455vb4pex5vsknk084sn02q', { deposit: { percent: 30 } });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ninvoice = client.quotes.create_invoice(\"quo_01h455vb4pex5vsknk084sn02q\", deposit={\"percent\": 30})"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar invoice = client.quotes().createInvoice(\"quo_01h455vb4pex5vsknk084sn02q\", CreateQuoteInvoice.builder()\n    .deposit(QuoteDeposit.builder()\n        .percent(30)\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$invoice = $client->quotes->createInvoice('quo_01h455vb4pex5vsknk084sn02q', ['deposit' => ['percent' => 30]]);"
    }
  ],
  "quotes.decline": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/decline' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"reason\": \"Too late in the year.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.decline('quo_01h455vb4pex5vsknk084sn02q', { reason: 'Too late in the year.' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.decline(\"quo_01h455vb4pex5vsknk084sn02q\", reason=\"Too late in the year.\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().decline(\"quo_01h455vb4pex5vsknk084sn02q\", DeclineQuote.builder()\n    .reason(\"Too late in the year.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->decline('quo_01h455vb4pex5vsknk084sn02q', ['reason' => 'Too late in the year.']);"
    }
  ],
  "quotes.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.quotes.delete('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.quotes.delete(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.quotes().delete(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->quotes->delete('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.duplicate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/duplicate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"prices\": \"keep\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.duplicate('quo_01h455vb4pex5vsknk084sn02q', { prices: 'keep' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.duplicate(\"quo_01h455vb4pex5vsknk084sn02q\", prices=\"keep\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().duplicate(\"quo_01h455vb4pex5vsknk084sn02q\", DuplicateQuote.builder()\n    .prices(DuplicateQuote.Prices.KEEP)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->duplicate('quo_01h455vb4pex5vsknk084sn02q', ['prices' => 'keep']);"
    }
  ],
  "quotes.extend": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/extend' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"valid_until\": \"2099-12-31\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.extend('quo_01h455vb4pex5vsknk084sn02q', { valid_until: '2099-12-31' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.extend(\"quo_01h455vb4pex5vsknk084sn02q\", valid_until=\"2099-12-31\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.time.LocalDate;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().extend(\"quo_01h455vb4pex5vsknk084sn02q\", ExtendQuote.builder()\n    .validUntil(LocalDate.parse(\"2099-12-31\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->extend('quo_01h455vb4pex5vsknk084sn02q', ['valid_until' => '2099-12-31']);"
    }
  ],
  "quotes.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.get('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.get(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().get(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->get('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.invoices": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/invoices' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quoteInvoicing = await client.quotes.invoices('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote_invoicing = client.quotes.invoices(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quoteInvoicing = client.quotes().invoices(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quoteInvoicing = $client->quotes->invoices('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.issue": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/issue' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.issue('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.issue(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().issue(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->issue('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const quoteSummary of client.quotes.list({ limit: 20 })) {\n  console.log(quoteSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor quote_summary in client.quotes.list(limit=20):\n    print(quote_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var quoteSummary : client.quotes().list(QuotesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(quoteSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->quotes->list(['limit' => 20]) as $quoteSummary) {\n    print_r($quoteSummary->toArray());\n}"
    }
  ],
  "quotes.pdf": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/pdf' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.quotes.pdf('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.quotes.pdf(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.quotes().pdf(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->quotes->pdf('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.preview_message": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/send-preview' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"language\": \"en\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst messagePreview = await client.quotes.previewMessage('quo_01h455vb4pex5vsknk084sn02q', { to: ['ap@example.com'], language: 'en' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage_preview = client.quotes.preview_message(\n    \"quo_01h455vb4pex5vsknk084sn02q\",\n    to=[\"ap@example.com\"],\n    language=\"en\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar messagePreview = client.quotes().previewMessage(\"quo_01h455vb4pex5vsknk084sn02q\", SendQuote.builder()\n    .to(List.of(\"ap@example.com\"))\n    .language(SendQuote.Language.EN)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$messagePreview = $client->quotes->previewMessage('quo_01h455vb4pex5vsknk084sn02q', [\n    'to' => ['ap@example.com'],\n    'language' => 'en',\n]);"
    }
  ],
  "quotes.revise": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/revise' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.revise('quo_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.revise(\"quo_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().revise(\"quo_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->revise('quo_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "quotes.send": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q/send' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"to\": [\n    \"ap@example.com\"\n  ],\n  \"language\": \"en\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst message = await client.quotes.send('quo_01h455vb4pex5vsknk084sn02q', { to: ['ap@example.com'], language: 'en' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nmessage = client.quotes.send(\n    \"quo_01h455vb4pex5vsknk084sn02q\",\n    to=[\"ap@example.com\"],\n    language=\"en\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar message = client.quotes().send(\"quo_01h455vb4pex5vsknk084sn02q\", SendQuote.builder()\n    .to(List.of(\"ap@example.com\"))\n    .language(SendQuote.Language.EN)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$message = $client->quotes->send('quo_01h455vb4pex5vsknk084sn02q', [\n    'to' => ['ap@example.com'],\n    'language' => 'en',\n]);"
    }
  ],
  "quotes.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/quotes/quo_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n  \"items\": [\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 12.5,\n      \"price\": 95.5\n    },\n    {\n      \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n      \"quantity\": 2,\n      \"price\": 95.5,\n      \"optional\": true\n    }\n  ],\n  \"tax_rate\": 19,\n  \"valid_until\": \"2099-12-31\",\n  \"terms\": \"Payable within 14 days.\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst quote = await client.quotes.update('quo_01h455vb4pex5vsknk084sn02q', {\n  customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n  items: [\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 12.5,\n      price: 95.5,\n    },\n    {\n      product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n      quantity: 2,\n      price: 95.5,\n      optional: true,\n    },\n  ],\n  tax_rate: 19,\n  valid_until: '2099-12-31',\n  terms: 'Payable within 14 days.',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nquote = client.quotes.update(\n    \"quo_01h455vb4pex5vsknk084sn02q\",\n    customer_id=\"cus_01h455vb4pex5vsknk084sn02q\",\n    items=[\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": Decimal(\"12.5\"),\n            \"price\": Decimal(\"95.5\"),\n        },\n        {\n            \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n            \"quantity\": 2,\n            \"price\": Decimal(\"95.5\"),\n            \"optional\": True,\n        },\n    ],\n    tax_rate=19,\n    valid_until=\"2099-12-31\",\n    terms=\"Payable within 14 days.\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar quote = client.quotes().update(\"quo_01h455vb4pex5vsknk084sn02q\", UpdateQuote.builder()\n    .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n    .items(List.of(CreateQuoteItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(new BigDecimal(\"12.5\"))\n        .price(new BigDecimal(\"95.5\"))\n        .build(), CreateQuoteItem.builder()\n        .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n        .quantity(2)\n        .price(new BigDecimal(\"95.5\"))\n        .optional(true)\n        .build()))\n    .taxRate(19)\n    .validUntil(LocalDate.parse(\"2099-12-31\"))\n    .terms(\"Payable within 14 days.\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$quote = $client->quotes->update('quo_01h455vb4pex5vsknk084sn02q', [\n    'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n    'items' => [\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => '12.5',\n            'price' => '95.5',\n        ],\n        [\n            'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n            'quantity' => 2,\n            'price' => '95.5',\n            'optional' => true,\n        ],\n    ],\n    'tax_rate' => 19,\n    'valid_until' => '2099-12-31',\n    'terms' => 'Payable within 14 days.',\n]);"
    }
  ],
  "received_files.content": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/received-files/fil_01h455vb4pex5vsknk084sn02q/content' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.receivedFiles.content('fil_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.received_files.content(\"fil_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.receivedFiles().content(\"fil_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->receivedFiles->content('fil_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "received_files.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/received-files' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"filename\": \"bill.csv\",\n  \"content\": \"TnVtYmVyO0RhdGU7VG90YWwKMjAyNi0zMTE7MjAyNi0xMS0yMDsxMTkuMDAK\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst receivedFile = await client.receivedFiles.create({\n  filename: 'bill.csv',\n  content: 'TnVtYmVyO0RhdGU7VG90YWwKMjAyNi0zMTE7MjAyNi0xMS0yMDsxMTkuMDAK',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreceived_file = client.received_files.create(\n    filename=\"bill.csv\",\n    content=\"TnVtYmVyO0RhdGU7VG90YWwKMjAyNi0zMTE7MjAyNi0xMS0yMDsxMTkuMDAK\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar receivedFile = client.receivedFiles().create(ReceiveFile.builder()\n    .filename(\"bill.csv\")\n    .content(\"TnVtYmVyO0RhdGU7VG90YWwKMjAyNi0zMTE7MjAyNi0xMS0yMDsxMTkuMDAK\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$receivedFile = $client->receivedFiles->create([\n    'filename' => 'bill.csv',\n    'content' => 'TnVtYmVyO0RhdGU7VG90YWwKMjAyNi0zMTE7MjAyNi0xMS0yMDsxMTkuMDAK',\n]);"
    }
  ],
  "received_files.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/received-files/fil_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.receivedFiles.delete('fil_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.received_files.delete(\"fil_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.receivedFiles().delete(\"fil_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->receivedFiles->delete('fil_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "received_files.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/received-files/fil_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst receivedFile = await client.receivedFiles.get('fil_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreceived_file = client.received_files.get(\"fil_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar receivedFile = client.receivedFiles().get(\"fil_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$receivedFile = $client->receivedFiles->get('fil_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "received_files.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/received-files?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const receivedFile of client.receivedFiles.list({ limit: 20 })) {\n  console.log(receivedFile);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor received_file in client.received_files.list(limit=20):\n    print(received_file)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var receivedFile : client.receivedFiles().list(ReceivedFilesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(receivedFile);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->receivedFiles->list(['limit' => 20]) as $receivedFile) {\n    print_r($receivedFile->toArray());\n}"
    }
  ],
  "recurring_invoices.calendar": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/calendar' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringCalendar = await client.recurringInvoices.calendar();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_calendar = client.recurring_invoices.calendar()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringCalendar = client.recurringInvoices().calendar();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringCalendar = $client->recurringInvoices->calendar();"
    }
  ],
  "recurring_invoices.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Hosting\",\n  \"content\": {\n    \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n    \"items\": [\n      {\n        \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n        \"quantity\": 1,\n        \"price\": 29.9,\n        \"description\": \"{{period.from}} to {{period.to}}\"\n      }\n    ],\n    \"tax_rate\": 19\n  },\n  \"rule\": {\n    \"every\": 1,\n    \"unit\": \"month\",\n    \"day\": 31\n  },\n  \"action\": \"draft\",\n  \"start_on\": \"2099-12-31\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.create({\n  name: 'Hosting',\n  content: {\n    customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n    items: [\n      {\n        product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n        quantity: 1,\n        price: 29.9,\n        description: '{{period.from}} to {{period.to}}',\n      },\n    ],\n    tax_rate: 19,\n  },\n  rule: { every: 1, unit: 'month', day: 31 },\n  action: 'draft',\n  start_on: '2099-12-31',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.create(\n    name=\"Hosting\",\n    content={\n        \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n        \"items\": [\n            {\n                \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                \"quantity\": 1,\n                \"price\": Decimal(\"29.9\"),\n                \"description\": \"{{period.from}} to {{period.to}}\",\n            },\n        ],\n        \"tax_rate\": 19,\n    },\n    rule={\"every\": 1, \"unit\": \"month\", \"day\": 31},\n    action=\"draft\",\n    start_on=\"2099-12-31\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().create(CreateRecurringInvoice.builder()\n    .name(\"Hosting\")\n    .content(InvoiceContent.builder()\n        .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(1)\n            .price(new BigDecimal(\"29.9\"))\n            .description(\"{{period.from}} to {{period.to}}\")\n            .build()))\n        .taxRate(19)\n        .build())\n    .rule(Recurrence.builder()\n        .every(1)\n        .unit(\"month\")\n        .day(31)\n        .build())\n    .action(CreateRecurringInvoice.Action.DRAFT)\n    .startOn(LocalDate.parse(\"2099-12-31\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->create([\n    'name' => 'Hosting',\n    'content' => [\n        'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n        'items' => [\n            [\n                'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                'quantity' => 1,\n                'price' => '29.9',\n                'description' => '{{period.from}} to {{period.to}}',\n            ],\n        ],\n        'tax_rate' => 19,\n    ],\n    'rule' => [\n        'every' => 1,\n        'unit' => 'month',\n        'day' => 31,\n    ],\n    'action' => 'draft',\n    'start_on' => '2099-12-31',\n]);"
    }
  ],
  "recurring_invoices.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.recurringInvoices.delete('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.recurring_invoices.delete(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.recurringInvoices().delete(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->recurringInvoices->delete('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.duplicate": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/duplicate' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Hosting of the new shop\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.duplicate('rec_01h455vb4pex5vsknk084sn02q', { name: 'Hosting of the new shop' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.duplicate(\"rec_01h455vb4pex5vsknk084sn02q\", name=\"Hosting of the new shop\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().duplicate(\"rec_01h455vb4pex5vsknk084sn02q\", DuplicateRecurringInvoice.builder()\n    .name(\"Hosting of the new shop\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->duplicate('rec_01h455vb4pex5vsknk084sn02q', ['name' => 'Hosting of the new shop']);"
    }
  ],
  "recurring_invoices.end": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/end' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.end('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.end(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().end(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->end('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.get('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.get(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().get(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->get('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const recurringInvoiceSummary of client.recurringInvoices.list({ limit: 20 })) {\n  console.log(recurringInvoiceSummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor recurring_invoice_summary in client.recurring_invoices.list(limit=20):\n    print(recurring_invoice_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var recurringInvoiceSummary : client.recurringInvoices().list(RecurringInvoicesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(recurringInvoiceSummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->recurringInvoices->list(['limit' => 20]) as $recurringInvoiceSummary) {\n    print_r($recurringInvoiceSummary->toArray());\n}"
    }
  ],
  "recurring_invoices.occurrences": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/occurrences' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst occurrenceList = await client.recurringInvoices.occurrences('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\noccurrence_list = client.recurring_invoices.occurrences(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar occurrenceList = client.recurringInvoices().occurrences(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$occurrenceList = $client->recurringInvoices->occurrences('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.pause": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/pause' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.pause('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.pause(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().pause(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->pause('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.preview": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/preview' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"rule\": {\n    \"every\": 1,\n    \"unit\": \"month\",\n    \"day\": 31\n  },\n  \"start_on\": \"2099-12-31\",\n  \"content\": {\n    \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n    \"items\": [\n      {\n        \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n        \"quantity\": 1,\n        \"price\": 29.9,\n        \"description\": \"{{period.from}} to {{period.to}}\"\n      }\n    ],\n    \"tax_rate\": 19\n  }\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringPreview = await client.recurringInvoices.preview({\n  rule: { every: 1, unit: 'month', day: 31 },\n  start_on: '2099-12-31',\n  content: {\n    customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n    items: [\n      {\n        product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n        quantity: 1,\n        price: 29.9,\n        description: '{{period.from}} to {{period.to}}',\n      },\n    ],\n    tax_rate: 19,\n  },\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_preview = client.recurring_invoices.preview(\n    rule={\"every\": 1, \"unit\": \"month\", \"day\": 31},\n    start_on=\"2099-12-31\",\n    content={\n        \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n        \"items\": [\n            {\n                \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                \"quantity\": 1,\n                \"price\": Decimal(\"29.9\"),\n                \"description\": \"{{period.from}} to {{period.to}}\",\n            },\n        ],\n        \"tax_rate\": 19,\n    },\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.time.LocalDate;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringPreview = client.recurringInvoices().preview(PreviewRecurringInvoice.builder()\n    .rule(Recurrence.builder()\n        .every(1)\n        .unit(\"month\")\n        .day(31)\n        .build())\n    .startOn(LocalDate.parse(\"2099-12-31\"))\n    .content(InvoiceContent.builder()\n        .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(1)\n            .price(new BigDecimal(\"29.9\"))\n            .description(\"{{period.from}} to {{period.to}}\")\n            .build()))\n        .taxRate(19)\n        .build())\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringPreview = $client->recurringInvoices->preview([\n    'rule' => [\n        'every' => 1,\n        'unit' => 'month',\n        'day' => 31,\n    ],\n    'start_on' => '2099-12-31',\n    'content' => [\n        'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n        'items' => [\n            [\n                'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                'quantity' => 1,\n                'price' => '29.9',\n                'description' => '{{period.from}} to {{period.to}}',\n            ],\n        ],\n        'tax_rate' => 19,\n    ],\n]);"
    }
  ],
  "recurring_invoices.resume": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/resume' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"catch_up\": \"latest\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.resume('rec_01h455vb4pex5vsknk084sn02q', { catch_up: 'latest' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.resume(\"rec_01h455vb4pex5vsknk084sn02q\", catch_up=\"latest\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().resume(\"rec_01h455vb4pex5vsknk084sn02q\", ResumeRecurringInvoice.builder()\n    .catchUp(ResumeRecurringInvoice.CatchUp.LATEST)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->resume('rec_01h455vb4pex5vsknk084sn02q', ['catch_up' => 'latest']);"
    }
  ],
  "recurring_invoices.retry": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/retry' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringRun = await client.recurringInvoices.retry('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_run = client.recurring_invoices.retry(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringRun = client.recurringInvoices().retry(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringRun = $client->recurringInvoices->retry('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.run_now": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/run-now' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringRun = await client.recurringInvoices.runNow('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_run = client.recurring_invoices.run_now(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringRun = client.recurringInvoices().runNow(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringRun = $client->recurringInvoices->runNow('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.runs": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/runs' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringRunList = await client.recurringInvoices.runs('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_run_list = client.recurring_invoices.runs(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringRunList = client.recurringInvoices().runs(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringRunList = $client->recurringInvoices->runs('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.skip": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q/skip' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringRun = await client.recurringInvoices.skip('rec_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_run = client.recurring_invoices.skip(\"rec_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringRun = client.recurringInvoices().skip(\"rec_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringRun = $client->recurringInvoices->skip('rec_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "recurring_invoices.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/recurring-invoices/rec_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Hosting\",\n  \"content\": {\n    \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n    \"items\": [\n      {\n        \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n        \"quantity\": 1,\n        \"price\": 29.9,\n        \"description\": \"{{period.from}} to {{period.to}}\"\n      }\n    ],\n    \"tax_rate\": 19\n  },\n  \"rule\": {\n    \"every\": 1,\n    \"unit\": \"month\",\n    \"day\": 31\n  },\n  \"action\": \"draft\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recurringInvoice = await client.recurringInvoices.update('rec_01h455vb4pex5vsknk084sn02q', {\n  name: 'Hosting',\n  content: {\n    customer_id: 'cus_01h455vb4pex5vsknk084sn02q',\n    items: [\n      {\n        product_id: 'prd_01h455vb4pex5vsknk084sn02q',\n        quantity: 1,\n        price: 29.9,\n        description: '{{period.from}} to {{period.to}}',\n      },\n    ],\n    tax_rate: 19,\n  },\n  rule: { every: 1, unit: 'month', day: 31 },\n  action: 'draft',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from decimal import Decimal\n\nfrom countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecurring_invoice = client.recurring_invoices.update(\n    \"rec_01h455vb4pex5vsknk084sn02q\",\n    name=\"Hosting\",\n    content={\n        \"customer_id\": \"cus_01h455vb4pex5vsknk084sn02q\",\n        \"items\": [\n            {\n                \"product_id\": \"prd_01h455vb4pex5vsknk084sn02q\",\n                \"quantity\": 1,\n                \"price\": Decimal(\"29.9\"),\n                \"description\": \"{{period.from}} to {{period.to}}\",\n            },\n        ],\n        \"tax_rate\": 19,\n    },\n    rule={\"every\": 1, \"unit\": \"month\", \"day\": 31},\n    action=\"draft\",\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.math.BigDecimal;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recurringInvoice = client.recurringInvoices().update(\"rec_01h455vb4pex5vsknk084sn02q\", UpdateRecurringInvoice.builder()\n    .name(\"Hosting\")\n    .content(InvoiceContent.builder()\n        .customerId(\"cus_01h455vb4pex5vsknk084sn02q\")\n        .items(List.of(CreateInvoiceItem.builder()\n            .productId(\"prd_01h455vb4pex5vsknk084sn02q\")\n            .quantity(1)\n            .price(new BigDecimal(\"29.9\"))\n            .description(\"{{period.from}} to {{period.to}}\")\n            .build()))\n        .taxRate(19)\n        .build())\n    .rule(Recurrence.builder()\n        .every(1)\n        .unit(\"month\")\n        .day(31)\n        .build())\n    .action(UpdateRecurringInvoice.Action.DRAFT)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recurringInvoice = $client->recurringInvoices->update('rec_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Hosting',\n    'content' => [\n        'customer_id' => 'cus_01h455vb4pex5vsknk084sn02q',\n        'items' => [\n            [\n                'product_id' => 'prd_01h455vb4pex5vsknk084sn02q',\n                'quantity' => 1,\n                'price' => '29.9',\n                'description' => '{{period.from}} to {{period.to}}',\n            ],\n        ],\n        'tax_rate' => 19,\n    ],\n    'rule' => [\n        'every' => 1,\n        'unit' => 'month',\n        'day' => 31,\n    ],\n    'action' => 'draft',\n]);"
    }
  ],
  "reminder_policy.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reminder-policy' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst reminderPolicy = await client.reminderPolicy.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreminder_policy = client.reminder_policy.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar reminderPolicy = client.reminderPolicy().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$reminderPolicy = $client->reminderPolicy->get();"
    }
  ],
  "reminder_policy.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/reminder-policy' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"enabled\": true,\n  \"send_at\": \"09:00\",\n  \"business_days_only\": true,\n  \"holidays_of\": \"DE-BY\",\n  \"min_amount\": 5,\n  \"levels\": [\n    {\n      \"days\": -3,\n      \"channel\": \"email\"\n    },\n    {\n      \"days\": 7,\n      \"channel\": \"email\",\n      \"fee\": 5\n    },\n    {\n      \"days\": 21,\n      \"channel\": \"task\"\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst reminderPolicy = await client.reminderPolicy.update({\n  enabled: true,\n  send_at: '09:00',\n  business_days_only: true,\n  holidays_of: 'DE-BY',\n  min_amount: 5,\n  levels: [\n    { days: -3, channel: 'email' },\n    { days: 7, channel: 'email', fee: 5 },\n    { days: 21, channel: 'task' },\n  ],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreminder_policy = client.reminder_policy.update(\n    enabled=True,\n    send_at=\"09:00\",\n    business_days_only=True,\n    holidays_of=\"DE-BY\",\n    min_amount=5,\n    levels=[\n        {\"days\": -3, \"channel\": \"email\"},\n        {\"days\": 7, \"channel\": \"email\", \"fee\": 5},\n        {\"days\": 21, \"channel\": \"task\"},\n    ],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar reminderPolicy = client.reminderPolicy().update(UpdateReminderPolicy.builder()\n    .enabled(true)\n    .sendAt(\"09:00\")\n    .businessDaysOnly(true)\n    .holidaysOf(\"DE-BY\")\n    .minAmount(5)\n    .levels(List.of(UpdateReminderLevel.builder()\n        .days(-3)\n        .channel(UpdateReminderLevel.Channel.EMAIL)\n        .build(), UpdateReminderLevel.builder()\n        .days(7)\n        .channel(UpdateReminderLevel.Channel.EMAIL)\n        .fee(5)\n        .build(), UpdateReminderLevel.builder()\n        .days(21)\n        .channel(UpdateReminderLevel.Channel.TASK)\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$reminderPolicy = $client->reminderPolicy->update([\n    'enabled' => true,\n    'send_at' => '09:00',\n    'business_days_only' => true,\n    'holidays_of' => 'DE-BY',\n    'min_amount' => 5,\n    'levels' => [\n        [\n            'days' => -3,\n            'channel' => 'email',\n        ],\n        [\n            'days' => 7,\n            'channel' => 'email',\n            'fee' => 5,\n        ],\n        [\n            'days' => 21,\n            'channel' => 'task',\n        ],\n    ],\n]);"
    }
  ],
  "reminders.forecast": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reminders/forecast' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst reminderForecast = await client.reminders.forecast();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreminder_forecast = client.reminders.forecast()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar reminderForecast = client.reminders().forecast();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$reminderForecast = $client->reminders->forecast();"
    }
  ],
  "reminders.tasks": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reminders/tasks' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst reminderTaskList = await client.reminders.tasks();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreminder_task_list = client.reminders.tasks()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar reminderTaskList = client.reminders().tasks();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$reminderTaskList = $client->reminders->tasks();"
    }
  ],
  "reports.payables": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reports/payables' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst payables = await client.reports.payables();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\npayables = client.reports.payables()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar payables = client.reports().payables();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$payables = $client->reports->payables();"
    }
  ],
  "reports.receivables": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reports/receivables' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst receivables = await client.reports.receivables();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreceivables = client.reports.receivables()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar receivables = client.reports().receivables();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$receivables = $client->reports->receivables();"
    }
  ],
  "reports.revenue": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reports/revenue' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst revenue = await client.reports.revenue();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrevenue = client.reports.revenue()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar revenue = client.reports().revenue();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$revenue = $client->reports->revenue();"
    }
  ],
  "reports.withholdings": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/reports/withholdings' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst withheldReport = await client.reports.withholdings();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwithheld_report = client.reports.withholdings()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar withheldReport = client.reports().withholdings();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$withheldReport = $client->reports->withholdings();"
    }
  ],
  "retention.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization/retention' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst retention = await client.retention.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nretention = client.retention.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar retention = client.retention().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$retention = $client->retention->get();"
    }
  ],
  "retention.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization/retention' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"invoices\": 10\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst retention = await client.retention.update({ invoices: 10 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nretention = client.retention.update(invoices=10)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar retention = client.retention().update(UpdateRetention.builder()\n    .invoices(10)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$retention = $client->retention->update(['invoices' => 10]);"
    }
  ],
  "second_factor.begin": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/auth/second-factor/begin' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst secondFactorSetUp = await client.secondFactor.begin();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsecond_factor_set_up = client.second_factor.begin()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar secondFactorSetUp = client.secondFactor().begin();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$secondFactorSetUp = $client->secondFactor->begin();"
    }
  ],
  "second_factor.confirm": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/second-factor/confirm' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"code\": \"492039\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recoveryCodes = await client.secondFactor.confirm({ code: '492039' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecovery_codes = client.second_factor.confirm(code=\"492039\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recoveryCodes = client.secondFactor().confirm(ConfirmSecondFactor.builder()\n    .code(\"492039\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recoveryCodes = $client->secondFactor->confirm(['code' => '492039']);"
    }
  ],
  "second_factor.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/auth/second-factor' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst secondFactor = await client.secondFactor.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsecond_factor = client.second_factor.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar secondFactor = client.secondFactor().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$secondFactor = $client->secondFactor->get();"
    }
  ],
  "second_factor.remove": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/auth/second-factor' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.secondFactor.remove();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.second_factor.remove()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.secondFactor().remove();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->secondFactor->remove();"
    }
  ],
  "second_factor.renew_recovery_codes": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/auth/second-factor/recovery-codes' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst recoveryCodes = await client.secondFactor.renewRecoveryCodes();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nrecovery_codes = client.second_factor.renew_recovery_codes()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar recoveryCodes = client.secondFactor().renewRecoveryCodes();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$recoveryCodes = $client->secondFactor->renewRecoveryCodes();"
    }
  ],
  "security.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/organization/security' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst security = await client.security.get();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsecurity = client.security.get()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar security = client.security().get();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$security = $client->security->get();"
    }
  ],
  "security.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/organization/security' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"require_second_factor\": \"managers\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst security = await client.security.update({ require_second_factor: 'managers' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsecurity = client.security.update(require_second_factor=\"managers\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar security = client.security().update(UpdateSecurity.builder()\n    .requireSecondFactor(UpdateSecurity.RequireSecondFactor.MANAGERS)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$security = $client->security->update(['require_second_factor' => 'managers']);"
    }
  ],
  "suppliers.archive": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q/archive' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplier = await client.suppliers.archive('sup_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier = client.suppliers.archive(\"sup_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplier = client.suppliers().archive(\"sup_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplier = $client->suppliers->archive('sup_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "suppliers.balance": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q/balance' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplierBalanceList = await client.suppliers.balance('sup_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier_balance_list = client.suppliers.balance(\"sup_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplierBalanceList = client.suppliers().balance(\"sup_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplierBalanceList = $client->suppliers->balance('sup_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "suppliers.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/suppliers' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Analytical Paper GmbH\",\n  \"email\": \"accounts@paper.example.com\",\n  \"our_number\": \"K-4711\",\n  \"tax_ids\": [\n    {\n      \"type\": \"eu_vat\",\n      \"value\": \"DE123456789\"\n    }\n  ],\n  \"address\": {\n    \"line1\": \"Papierweg 3\",\n    \"city\": \"Köln\",\n    \"postal_code\": \"50667\",\n    \"country\": \"DE\"\n  },\n  \"bank_accounts\": [\n    {\n      \"iban\": \"DE89370400440532013000\"\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplier = await client.suppliers.create({\n  name: 'Analytical Paper GmbH',\n  email: 'accounts@paper.example.com',\n  our_number: 'K-4711',\n  tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],\n  address: {\n    line1: 'Papierweg 3',\n    city: 'Köln',\n    postal_code: '50667',\n    country: 'DE',\n  },\n  bank_accounts: [{ iban: 'DE89370400440532013000' }],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier = client.suppliers.create(\n    name=\"Analytical Paper GmbH\",\n    email=\"accounts@paper.example.com\",\n    our_number=\"K-4711\",\n    tax_ids=[{\"type\": \"eu_vat\", \"value\": \"DE123456789\"}],\n    address={\n        \"line1\": \"Papierweg 3\",\n        \"city\": \"Köln\",\n        \"postal_code\": \"50667\",\n        \"country\": \"DE\",\n    },\n    bank_accounts=[{\"iban\": \"DE89370400440532013000\"}],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplier = client.suppliers().create(CreateSupplier.builder()\n    .name(\"Analytical Paper GmbH\")\n    .email(\"accounts@paper.example.com\")\n    .ourNumber(\"K-4711\")\n    .taxIds(List.of(TaxId.builder()\n        .type(\"eu_vat\")\n        .value(\"DE123456789\")\n        .build()))\n    .address(Address.builder()\n        .line1(\"Papierweg 3\")\n        .city(\"Köln\")\n        .postalCode(\"50667\")\n        .country(\"DE\")\n        .build())\n    .bankAccounts(List.of(SupplierAccount.builder()\n        .iban(\"DE89370400440532013000\")\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplier = $client->suppliers->create([\n    'name' => 'Analytical Paper GmbH',\n    'email' => 'accounts@paper.example.com',\n    'our_number' => 'K-4711',\n    'tax_ids' => [\n        [\n            'type' => 'eu_vat',\n            'value' => 'DE123456789',\n        ],\n    ],\n    'address' => [\n        'line1' => 'Papierweg 3',\n        'city' => 'Köln',\n        'postal_code' => '50667',\n        'country' => 'DE',\n    ],\n    'bank_accounts' => [['iban' => 'DE89370400440532013000']],\n]);"
    }
  ],
  "suppliers.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.suppliers.delete('sup_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.suppliers.delete(\"sup_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.suppliers().delete(\"sup_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->suppliers->delete('sup_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "suppliers.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplier = await client.suppliers.get('sup_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier = client.suppliers.get(\"sup_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplier = client.suppliers().get(\"sup_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplier = $client->suppliers->get('sup_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "suppliers.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/suppliers?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const supplier of client.suppliers.list({ limit: 20 })) {\n  console.log(supplier);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor supplier in client.suppliers.list(limit=20):\n    print(supplier)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var supplier : client.suppliers().list(SuppliersListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(supplier);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->suppliers->list(['limit' => 20]) as $supplier) {\n    print_r($supplier->toArray());\n}"
    }
  ],
  "suppliers.patch": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PATCH 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"email\": \"billing@paper.example.com\",\n  \"note\": null\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplier = await client.suppliers.patch('sup_01h455vb4pex5vsknk084sn02q', { email: 'billing@paper.example.com', note: null });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier = client.suppliers.patch(\n    \"sup_01h455vb4pex5vsknk084sn02q\",\n    email=\"billing@paper.example.com\",\n    note=None,\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplier = client.suppliers().patch(\"sup_01h455vb4pex5vsknk084sn02q\", PatchSupplier.builder()\n    .email(\"billing@paper.example.com\")\n    .note(null)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplier = $client->suppliers->patch('sup_01h455vb4pex5vsknk084sn02q', [\n    'email' => 'billing@paper.example.com',\n    'note' => null,\n]);"
    }
  ],
  "suppliers.unarchive": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q/unarchive' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplier = await client.suppliers.unarchive('sup_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier = client.suppliers.unarchive(\"sup_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplier = client.suppliers().unarchive(\"sup_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplier = $client->suppliers->unarchive('sup_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "suppliers.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/suppliers/sup_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Analytical Paper GmbH\",\n  \"email\": \"accounts@paper.example.com\",\n  \"our_number\": \"K-4711\",\n  \"tax_ids\": [\n    {\n      \"type\": \"eu_vat\",\n      \"value\": \"DE123456789\"\n    }\n  ],\n  \"address\": {\n    \"line1\": \"Papierweg 3\",\n    \"city\": \"Köln\",\n    \"postal_code\": \"50667\",\n    \"country\": \"DE\"\n  },\n  \"bank_accounts\": [\n    {\n      \"iban\": \"DE89370400440532013000\"\n    }\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst supplier = await client.suppliers.update('sup_01h455vb4pex5vsknk084sn02q', {\n  name: 'Analytical Paper GmbH',\n  email: 'accounts@paper.example.com',\n  our_number: 'K-4711',\n  tax_ids: [{ type: 'eu_vat', value: 'DE123456789' }],\n  address: {\n    line1: 'Papierweg 3',\n    city: 'Köln',\n    postal_code: '50667',\n    country: 'DE',\n  },\n  bank_accounts: [{ iban: 'DE89370400440532013000' }],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nsupplier = client.suppliers.update(\n    \"sup_01h455vb4pex5vsknk084sn02q\",\n    name=\"Analytical Paper GmbH\",\n    email=\"accounts@paper.example.com\",\n    our_number=\"K-4711\",\n    tax_ids=[{\"type\": \"eu_vat\", \"value\": \"DE123456789\"}],\n    address={\n        \"line1\": \"Papierweg 3\",\n        \"city\": \"Köln\",\n        \"postal_code\": \"50667\",\n        \"country\": \"DE\",\n    },\n    bank_accounts=[{\"iban\": \"DE89370400440532013000\"}],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar supplier = client.suppliers().update(\"sup_01h455vb4pex5vsknk084sn02q\", UpdateSupplier.builder()\n    .name(\"Analytical Paper GmbH\")\n    .email(\"accounts@paper.example.com\")\n    .ourNumber(\"K-4711\")\n    .taxIds(List.of(TaxId.builder()\n        .type(\"eu_vat\")\n        .value(\"DE123456789\")\n        .build()))\n    .address(Address.builder()\n        .line1(\"Papierweg 3\")\n        .city(\"Köln\")\n        .postalCode(\"50667\")\n        .country(\"DE\")\n        .build())\n    .bankAccounts(List.of(SupplierAccount.builder()\n        .iban(\"DE89370400440532013000\")\n        .build()))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$supplier = $client->suppliers->update('sup_01h455vb4pex5vsknk084sn02q', [\n    'name' => 'Analytical Paper GmbH',\n    'email' => 'accounts@paper.example.com',\n    'our_number' => 'K-4711',\n    'tax_ids' => [\n        [\n            'type' => 'eu_vat',\n            'value' => 'DE123456789',\n        ],\n    ],\n    'address' => [\n        'line1' => 'Papierweg 3',\n        'city' => 'Köln',\n        'postal_code' => '50667',\n        'country' => 'DE',\n    ],\n    'bank_accounts' => [['iban' => 'DE89370400440532013000']],\n]);"
    }
  ],
  "users.change_email": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/users/me/change-email' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"email\": \"ada@example.org\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst profile = await client.users.changeEmail({ email: 'ada@example.org' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprofile = client.users.change_email(email=\"ada@example.org\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar profile = client.users().changeEmail(ChangeEmail.builder()\n    .email(\"ada@example.org\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$profile = $client->users->changeEmail(['email' => 'ada@example.org']);"
    }
  ],
  "users.confirm_email": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/users/me/confirm-email' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"token\": \"ch_eml_0000000000000000000000000000000000000000000000000\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst profile = await client.users.confirmEmail({\n  token: 'ch_eml_0000000000000000000000000000000000000000000000000',\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprofile = client.users.confirm_email(token=\"ch_eml_0000000000000000000000000000000000000000000000000\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar profile = client.users().confirmEmail(ConfirmEmail.builder()\n    .token(\"ch_eml_0000000000000000000000000000000000000000000000000\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$profile = $client->users->confirmEmail([\n    'token' => 'ch_eml_0000000000000000000000000000000000000000000000000',\n]);"
    }
  ],
  "users.delete_me": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/users/me/delete' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.users.deleteMe();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.users.delete_me()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.users().deleteMe();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->users->deleteMe();"
    }
  ],
  "users.me": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/users/me' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst profile = await client.users.me();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprofile = client.users.me()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar profile = client.users().me();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$profile = $client->users->me();"
    }
  ],
  "users.my_personal_data": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/users/me/personal-data' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst file = await client.users.myPersonalData();"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\ncontent = client.users.my_personal_data()"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nbyte[] file = client.users().myPersonalData();"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$file = $client->users->myPersonalData();"
    }
  ],
  "users.update_me": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/users/me' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"name\": \"Ada King\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst profile = await client.users.updateMe({ name: 'Ada King' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nprofile = client.users.update_me(name=\"Ada King\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar profile = client.users().updateMe(UpdateProfile.builder()\n    .name(\"Ada King\")\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$profile = $client->users->updateMe(['name' => 'Ada King']);"
    }
  ],
  "webhook_deliveries.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-deliveries/whd_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookDelivery = await client.webhookDeliveries.get('whd_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_delivery = client.webhook_deliveries.get(\"whd_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookDelivery = client.webhookDeliveries().get(\"whd_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookDelivery = $client->webhookDeliveries->get('whd_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "webhook_deliveries.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-deliveries?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const webhookDeliverySummary of client.webhookDeliveries.list({ limit: 20 })) {\n  console.log(webhookDeliverySummary);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor webhook_delivery_summary in client.webhook_deliveries.list(limit=20):\n    print(webhook_delivery_summary)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var webhookDeliverySummary : client.webhookDeliveries().list(WebhookDeliveriesListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(webhookDeliverySummary);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->webhookDeliveries->list(['limit' => 20]) as $webhookDeliverySummary) {\n    print_r($webhookDeliverySummary->toArray());\n}"
    }
  ],
  "webhook_deliveries.resend": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/webhook-deliveries/whd_01h455vb4pex5vsknk084sn02q/resend' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookDeliverySummary = await client.webhookDeliveries.resend('whd_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_delivery_summary = client.webhook_deliveries.resend(\"whd_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookDeliverySummary = client.webhookDeliveries().resend(\"whd_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookDeliverySummary = $client->webhookDeliveries->resend('whd_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "webhook_endpoints.create": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"url\": \"https://example.com/hooks/countinghouse\",\n  \"description\": \"Shop\",\n  \"event_types\": [\n    \"invoice.*\",\n    \"payment.created\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpointWithSecret = await client.webhookEndpoints.create({\n  url: 'https://example.com/hooks/countinghouse',\n  description: 'Shop',\n  event_types: ['invoice.*', 'payment.created'],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint_with_secret = client.webhook_endpoints.create(\n    url=\"https://example.com/hooks/countinghouse\",\n    description=\"Shop\",\n    event_types=[\"invoice.*\", \"payment.created\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpointWithSecret = client.webhookEndpoints().create(CreateWebhookEndpoint.builder()\n    .url(\"https://example.com/hooks/countinghouse\")\n    .description(\"Shop\")\n    .eventTypes(List.of(\"invoice.*\", \"payment.created\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpointWithSecret = $client->webhookEndpoints->create([\n    'url' => 'https://example.com/hooks/countinghouse',\n    'description' => 'Shop',\n    'event_types' => ['invoice.*', 'payment.created'],\n]);"
    }
  ],
  "webhook_endpoints.delete": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X DELETE 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nawait client.webhookEndpoints.delete('whe_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nclient.webhook_endpoints.delete(\"whe_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nclient.webhookEndpoints().delete(\"whe_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$client->webhookEndpoints->delete('whe_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "webhook_endpoints.disable": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X POST 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q/disable' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\""
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpoint = await client.webhookEndpoints.disable('whe_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint = client.webhook_endpoints.disable(\"whe_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpoint = client.webhookEndpoints().disable(\"whe_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpoint = $client->webhookEndpoints->disable('whe_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "webhook_endpoints.enable": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q/enable' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"from\": \"cursor\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpoint = await client.webhookEndpoints.enable('whe_01h455vb4pex5vsknk084sn02q', { from: 'cursor' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint = client.webhook_endpoints.enable(\"whe_01h455vb4pex5vsknk084sn02q\", from_=\"cursor\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpoint = client.webhookEndpoints().enable(\"whe_01h455vb4pex5vsknk084sn02q\", EnableEndpoint.builder()\n    .from(EnableEndpoint.From.CURSOR)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpoint = $client->webhookEndpoints->enable('whe_01h455vb4pex5vsknk084sn02q', ['from' => 'cursor']);"
    }
  ],
  "webhook_endpoints.get": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpoint = await client.webhookEndpoints.get('whe_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint = client.webhook_endpoints.get(\"whe_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpoint = client.webhookEndpoints().get(\"whe_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpoint = $client->webhookEndpoints->get('whe_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "webhook_endpoints.health": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q/health' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpointHealth = await client.webhookEndpoints.health('whe_01h455vb4pex5vsknk084sn02q');"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint_health = client.webhook_endpoints.health(\"whe_01h455vb4pex5vsknk084sn02q\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpointHealth = client.webhookEndpoints().health(\"whe_01h455vb4pex5vsknk084sn02q\");"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpointHealth = $client->webhookEndpoints->health('whe_01h455vb4pex5vsknk084sn02q');"
    }
  ],
  "webhook_endpoints.list": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints?limit=20' \\\n  -H 'Authorization: Bearer ch_live_…'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nfor await (const webhookEndpoint of client.webhookEndpoints.list({ limit: 20 })) {\n  console.log(webhookEndpoint);\n}"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nfor webhook_endpoint in client.webhook_endpoints.list(limit=20):\n    print(webhook_endpoint)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nfor (var webhookEndpoint : client.webhookEndpoints().list(WebhookEndpointsListQuery.builder()\n    .limit(20)\n    .build())) {\n  System.out.println(webhookEndpoint);\n}"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\nforeach ($client->webhookEndpoints->list(['limit' => 20]) as $webhookEndpoint) {\n    print_r($webhookEndpoint->toArray());\n}"
    }
  ],
  "webhook_endpoints.replay": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q/replay' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"from_sequence\": 4711,\n  \"event_types\": [\n    \"invoice.*\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst replayResult = await client.webhookEndpoints.replay('whe_01h455vb4pex5vsknk084sn02q', { from_sequence: 4711, event_types: ['invoice.*'] });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nreplay_result = client.webhook_endpoints.replay(\n    \"whe_01h455vb4pex5vsknk084sn02q\",\n    from_sequence=4711,\n    event_types=[\"invoice.*\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar replayResult = client.webhookEndpoints().replay(\"whe_01h455vb4pex5vsknk084sn02q\", Replay.builder()\n    .fromSequence(4711)\n    .eventTypes(List.of(\"invoice.*\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$replayResult = $client->webhookEndpoints->replay('whe_01h455vb4pex5vsknk084sn02q', [\n    'from_sequence' => 4711,\n    'event_types' => ['invoice.*'],\n]);"
    }
  ],
  "webhook_endpoints.rotate_secret": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q/rotate-secret' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"previous_valid_for_hours\": 24\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpointWithSecret = await client.webhookEndpoints.rotateSecret('whe_01h455vb4pex5vsknk084sn02q', { previous_valid_for_hours: 24 });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint_with_secret = client.webhook_endpoints.rotate_secret(\"whe_01h455vb4pex5vsknk084sn02q\", previous_valid_for_hours=24)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpointWithSecret = client.webhookEndpoints().rotateSecret(\"whe_01h455vb4pex5vsknk084sn02q\", RotateSecret.builder()\n    .previousValidForHours(24)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpointWithSecret = $client->webhookEndpoints->rotateSecret('whe_01h455vb4pex5vsknk084sn02q', ['previous_valid_for_hours' => 24]);"
    }
  ],
  "webhook_endpoints.test": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q/test' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H \"Idempotency-Key: $(uuidgen)\" \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"event_type\": \"invoice.paid\"\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookTestResult = await client.webhookEndpoints.test('whe_01h455vb4pex5vsknk084sn02q', { event_type: 'invoice.paid' });"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_test_result = client.webhook_endpoints.test(\"whe_01h455vb4pex5vsknk084sn02q\", event_type=\"invoice.paid\")"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookTestResult = client.webhookEndpoints().test(\"whe_01h455vb4pex5vsknk084sn02q\", TestEndpoint.builder()\n    .eventType(TestEndpoint.EventType.INVOICE_PAID)\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookTestResult = $client->webhookEndpoints->test('whe_01h455vb4pex5vsknk084sn02q', ['event_type' => 'invoice.paid']);"
    }
  ],
  "webhook_endpoints.update": [
    {
      "lang": "shell",
      "label": "curl",
      "source": "curl -X PUT 'http://127.0.0.1:3000/v1/webhook-endpoints/whe_01h455vb4pex5vsknk084sn02q' \\\n  -H 'Authorization: Bearer ch_live_…' \\\n  -H 'Content-Type: application/json' \\\n  -d '{\n  \"url\": \"https://example.com/hooks/countinghouse\",\n  \"description\": \"Shop\",\n  \"event_types\": [\n    \"invoice.*\",\n    \"payment.created\"\n  ]\n}'"
    },
    {
      "lang": "javascript",
      "label": "JavaScript",
      "source": "import { Countinghouse } from '@countinghouse/client';\n\nconst client = new Countinghouse({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'ch_live_…' });\nconst webhookEndpoint = await client.webhookEndpoints.update('whe_01h455vb4pex5vsknk084sn02q', {\n  url: 'https://example.com/hooks/countinghouse',\n  description: 'Shop',\n  event_types: ['invoice.*', 'payment.created'],\n});"
    },
    {
      "lang": "python",
      "label": "Python",
      "source": "from countinghouse import Countinghouse\n\nclient = Countinghouse(\"http://127.0.0.1:3000\", api_key=\"ch_live_…\")\nwebhook_endpoint = client.webhook_endpoints.update(\n    \"whe_01h455vb4pex5vsknk084sn02q\",\n    url=\"https://example.com/hooks/countinghouse\",\n    description=\"Shop\",\n    event_types=[\"invoice.*\", \"payment.created\"],\n)"
    },
    {
      "lang": "java",
      "label": "Java",
      "source": "import com.countinghouse.Countinghouse;\nimport com.countinghouse.types.*;\nimport java.util.List;\n\nvar client = Countinghouse.builder().baseUrl(\"http://127.0.0.1:3000\").apiKey(\"ch_live_…\").build();\nvar webhookEndpoint = client.webhookEndpoints().update(\"whe_01h455vb4pex5vsknk084sn02q\", UpdateWebhookEndpoint.builder()\n    .url(\"https://example.com/hooks/countinghouse\")\n    .description(\"Shop\")\n    .eventTypes(List.of(\"invoice.*\", \"payment.created\"))\n    .build());"
    },
    {
      "lang": "php",
      "label": "PHP",
      "source": "<?php\n\nrequire 'vendor/autoload.php';\n\n$client = new Countinghouse\\Client('http://127.0.0.1:3000', apiKey: 'ch_live_…');\n$webhookEndpoint = $client->webhookEndpoints->update('whe_01h455vb4pex5vsknk084sn02q', [\n    'url' => 'https://example.com/hooks/countinghouse',\n    'description' => 'Shop',\n    'event_types' => ['invoice.*', 'payment.created'],\n]);"
    }
  ]
};
