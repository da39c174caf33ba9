/** Qdrant's published API: what a request and an answer must look like. */
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

export interface Exchange {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly request: string;
  readonly status: number;
  readonly contentType: string;
  readonly answer: string;
}

/** Answers with what is wrong with an exchange. */
export type CheckExchange = (exchange: Exchange) => string[];

const FORMATS = [
  'float',
  'double',
  'uint',
  'uint8',
  'uint16',
  'uint32',
  'uint64',
  'int32',
  'int64',
  'date-time',
  'uuid',
];

/** Reads and compiles the schemas. */
export function publishedShapes(): CheckExchange {
  const text = readFileSync(new URL('../fixtures/qdrant/openapi.json', import.meta.url), 'utf8');
  const { paths, components } = JSON.parse(text) as Published;
  const ajv = new Ajv({
    strict: false,
    coerceTypes: false,
    formats: Object.fromEntries(FORMATS.map((name) => [name, true])),
  });
  ajv.addSchema({ $id: 'published', components });
  const compiled = new Map<object, ValidateFunction>();
  const check = (what: string, { content }: Content, body: string): string[] => {
    const { schema } = content['application/json'];
    const validate =
      compiled.get(schema) ?? ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"published#/')));
    compiled.set(schema, validate);
    const value = parse(body);
    return validate(value) ? [] : [`${what}: ${ajv.errorsText(validate.errors)}: ${body.slice(0, 200)}`];
  };
  return ({ method, url, request, status, contentType, answer }) => {
    const call = `${method} ${url}`;
    const { pathname, searchParams } = new URL(url, 'http://any.example');
    const path = pathname.replace(/^\/collections\/[^/]+/, '/collections/{collection_name}');
    const operation = paths[path]?.[method.toLowerCase()];
    if (operation === undefined) return [`${call}: there is no such operation`];
    const known = new Set(operation.parameters?.filter((one) => one.in === 'query').map(({ name }) => name));
    const unknown = [...searchParams.keys()].filter((name) => !known.has(name));
    const { requestBody, responses } = operation;
    const response = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses.default;
    return [
      ...unknown.map((name) => `${call}: there is no parameter ${name}`),
      ...(requestBody === undefined ? [] : check(`${call} request`, requestBody, request)),
      // what refuses a key answers with a line of text
      ...(response === undefined || !contentType.includes('json') ? [] : check(`${call} answer`, response, answer)),
    ];
  };
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
