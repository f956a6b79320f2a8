import { z } from "zod";
import { StartError } from "./start-error";

const httpOrigin = z
  .url({
    protocol: /^https?$/,
    error: "must be an address such as https://waffir.example",
    abort: true,
  })
  .refine((value) => new URL(value).origin === value, "must be an origin alone, without a path");

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
}

/** Whether nobody on the way reads what goes to an address. What is no address is told so by another rule. */
function isSecret(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { protocol, hostname } = new URL(address);
  const ownMachine = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || protocol === "rediss:" || ownMachine;
}
const NOT_SECRET = "must begin with https, unless it is on this machine";

/** Host names such as `order.example`, with what is below each. */
const hostNames = z
  .string()
  .toLowerCase()
  .regex(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+( *, *[a-z0-9-]+(\.[a-z0-9-]+)+)*$/,
    "must be host names such as order.example or order.example,m.example",
  )
  .transform((list) => list.split(",").map((host) => host.trim()))
  .default([]);

/** A file, or a database by its name on a server, as libpq has it. */
const DATABASE = /^(?:file:.|postgres(?:ql)?:\/\/[^/]*\/[^/?])/;

/** Whether it can be taken apart; sockets have no host, which nothing but databases allows. */
const isAddress = (url: string): boolean => URL.canParse(url.replace("@/", "@socket/"));

const settings = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: z.coerce
    .number({ error: "must be a port number" })
    .int("must be a whole number")
    .min(1, "must be at least 1")
    .max(65535, "must be at most 65535")
    .default(3000),
  /** Read by remix-serve itself; here so that it is documented and checked like the rest. */
  HOST: z.string().min(1).optional(),
  /** Node's own; here because the processes that decode pictures are started with it too. */
  NODE_OPTIONS: z.string().optional(),
  DATABASE_URL: z
    .string()
    .regex(DATABASE, "must look like file:./db/waffir.db or postgres://user:password@host/waffir")
    .refine(isAddress, "can't be read: in its password write # as %23, / as %2F and ? as %3F")
    .default("file:./db/waffir.db"),
  SAMPLE_DATA: z.enum(["yes", "no"], { error: "must be yes or no" }).default("yes"),
  WARM_UP: z.enum(["yes", "no"], { error: "must be yes or no" }).default("yes"),
  UPLOADS_DIR: z.string().min(1).default("./uploads"),
  S3_ENDPOINT: httpOrigin.refine(isSecret, NOT_SECRET).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name, such as waffir-pictures")
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]+$/, "must be a region such as me-central-1")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Where the public data is written for everybody to fetch. */
  OPEN_DATA_DIR: z.string().min(1).default("./open-data"),
  APP_ORIGIN: httpOrigin.optional(),
  GOOGLE_MAPS_API_KEY: z.string().min(1).max(200).optional(),
  GOOGLE_MAPS_URL: httpOrigin.refine(isSecret, NOT_SECRET).default("https://places.googleapis.com"),
  MAPS_TIMEOUT_MS: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int("must be a whole number")
    .min(100, "must be at least 100")
    .max(10_000, "must be at most 10000")
    .default(2000),
  MAP_TILES_URL: z
    .url({ protocol: /^https?$/, error: "must be an address with {z}, {x} and {y} in it" })
    .refine(
      (url) => ["{z}", "{x}", "{y}"].every((part) => url.includes(part)),
      "must be an address with {z}, {x} and {y} in it",
    )
    .refine(isSecret, NOT_SECRET)
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().min(1).max(200).optional(),
  PLATFORM_A_NAME: z.string().min(1).max(40).optional(),
  PLATFORM_B_NAME: z.string().min(1).max(40).optional(),
  PLATFORM_C_NAME: z.string().min(1).max(40).optional(),
  PLATFORM_A_HOSTS: hostNames,
  PLATFORM_B_HOSTS: hostNames,
  PLATFORM_C_HOSTS: hostNames,
  /** How long it answers as before after SIGTERM, but for /readyz, in seconds. */
  DRAIN_SECONDS: wholeNumber(0, 600).default(0),
  /** How many processes answer at the port. */
  WEB_PROCESSES: wholeNumber(1, 64).default(1),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  SESSION_DAYS: wholeNumber(1, 365).default(30),
  SESSION_MAX_DAYS: wholeNumber(1, 365).default(90),
  PHONE_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, "must be country codes such as SA or SA,AE")
    .transform((list) => list.split(","))
    .default(["SA"]),
  SMS_ACCOUNT_SID: z.string().optional(),
  SMS_AUTH_TOKEN: z.string().optional(),
  SMS_FROM: z.string().optional(),
  SMS_BASE_URL: httpOrigin.refine(isSecret, NOT_SECRET).default("https://api.twilio.com"),
  OIDC_ISSUER: z
    .url({ error: "must be an address such as https://id.example" })
    .refine(isSecret, NOT_SECRET)
    .optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().min(1).max(40).optional(),
  /** What others may do with the public data: a name such as ODbL-1.0, in every file of it. */
  DATA_LICENSE: z
    .string()
    .regex(
      /^[\w.+() -]{1,80}$/,
      "must be a name such as ODbL-1.0, of letters, digits, spaces and .+-()",
    )
    .default("UNLICENSED"),
  TRENDING_MIN_PEOPLE: wholeNumber(1, 10_000).default(3),
  LLM_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as http://localhost:11434/v1",
    })
    .refine(isSecret, NOT_SECRET)
    .optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).max(200).optional(),
  EMBEDDING_MODEL: z.string().min(1).max(200).optional(),
  /** A model of the same server that sees pictures. */
  VISION_MODEL: z.string().min(1).max(200).optional(),
  /** How long is waited for its reading of a question. */
  LLM_TIMEOUT_MS: wholeNumber(100, 20_000).default(1_000),
  /** For one picture, from its turn on. */
  READING_TIMEOUT_MS: wholeNumber(1_000, 600_000).default(20_000),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: "must look like rediss://host:6379" })
    .refine(isSecret, "must begin with rediss, unless it is on this machine")
    .optional(),
});

/** Settings that mean something together only. */
const GROUPS = [
  ["S3_ENDPOINT", "S3_BUCKET", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["SMS_ACCOUNT_SID", "SMS_AUTH_TOKEN", "SMS_FROM"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["LLM_BASE_URL", "LLM_API_KEY", "LLM_MODEL"],
  ["MAP_TILES_URL", "MAP_TILES_ATTRIBUTION"],
] as const;

const schema = settings.superRefine((env, context) => {
  if (env.EMBEDDING_MODEL !== undefined && env.LLM_BASE_URL === undefined)
    context.addIssue({
      code: "custom",
      path: ["EMBEDDING_MODEL"],
      message: "needs LLM_BASE_URL and LLM_API_KEY: it is a model of the same server",
    });
  if (env.VISION_MODEL !== undefined && env.LLM_BASE_URL === undefined)
    context.addIssue({
      code: "custom",
      path: ["VISION_MODEL"],
      message: "needs LLM_BASE_URL and LLM_API_KEY: it is a model of the same server",
    });
  if (env.WEB_PROCESSES > 1 && env.DATABASE_URL.includes(":memory:"))
    context.addIssue({
      code: "custom",
      path: ["WEB_PROCESSES"],
      message: "needs a database that the processes share: one in memory is each one's own",
    });
  for (const group of GROUPS) {
    if (group.every((name) => env[name] === undefined)) continue;
    for (const name of group.filter((name) => env[name] === undefined))
      context.addIssue({
        code: "custom",
        path: [name],
        message: `is missing: ${group.join(", ")} are set together or not at all`,
      });
  }
});

export type Env = z.infer<typeof schema>;

/**
 * Checks the settings of a process.
 * An empty value counts as absent, so that a line of `.env.example` can be left blank.
 *
 * @throws StartError naming every setting that is wrong, one a line.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = schema.safeParse(present);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue) => `The setting ${issue.path.join(".")} ${issue.message}.`,
  );
  throw new StartError(problems.join("\n"));
}

let current: Env | undefined;

/** The settings of this process, checked once. The only reader of `process.env`. */
export function env(): Env {
  current ??= parseEnv(process.env);
  return current;
}
