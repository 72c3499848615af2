// A Slack workspace on 127.0.0.1: vercel-labs' `emulate` (npm, Apache-2.0) with what its version 0.12.2 lacks for a bot.
//
// Its own: the Web API and its state, threads, direct messages, reactions, scopes, events, their signatures.
// Added here, from docs.slack.dev: the subscription, arguments in the query, the fields and kinds of events that it
// leaves out, interactivity, the agent and streaming methods (PEER_AGENT=1), and /_peer/... for what only a test does.
//
// Environment: PEER_PORT, BOT_EVENTS_URL, PEER_NODE_MODULES, PEER_AGENT. One line of JSON says that it listens.
import { createHmac } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const port = Number(process.env.PEER_PORT);
const botUrl = process.env.BOT_EVENTS_URL;
const seed = JSON.parse(readFileSync(join(here, "seed.json"), "utf8"));
const bot = seed.slack.tokens.find((token) => token.type === "bot");
const dist = join(process.env.PEER_NODE_MODULES, "emulate", "dist");

const slack = await slackModule();
const captured = {};
captureWhatThePluginIsGiven();
const { createEmulator } = await import(pathToFileURL(join(dist, "api.js")));
const emulator = await createEmulator({
  service: "slack", port, hostname: "127.0.0.1", seed, baseUrl: `http://127.0.0.1:${port}`,
});
const store = slack.getSlackStore(captured.store);
subscribe();
console.log(JSON.stringify({
  channels: Object.fromEntries(store.channels.all().map((channel) => [channel.name, channel.channel_id])),
  users: Object.fromEntries(store.users.all().map((user) => [user.name, user.user_id])),
}));
process.on("SIGTERM", () => emulator.close().then(() => process.exit(0)));

// The plugin stands in a file of the bundle whose name is a digest.
async function slackModule() {
  for (const file of readdirSync(dist).filter((name) => /^dist-.*\.js$/.test(name))) {
    if (!readFileSync(join(dist, file), "utf8").includes("slackPlugin")) continue;
    const found = await import(pathToFileURL(join(dist, file)));
    if (found.slackPlugin) return found;
  }
  throw new Error("no slackPlugin in emulate/dist");
}

function captureWhatThePluginIsGiven() {
  const register = slack.slackPlugin.register;
  slack.slackPlugin.register = function (app, pluginStore, webhooks, ...rest) {
    Object.assign(captured, { app, store: pluginStore, webhooks });
    register.call(this, app, pluginStore, webhooks, ...rest);
    const inner = app.fetch;
    app.fetch = async (request, ...more) => inner(await withArgumentsInTheBody(request), ...more);
    if (process.env.PEER_AGENT === "1") agentMethods(app, inner);
    controls(app, webhooks);
  };
}

// Slack takes arguments in the query, and reads with GET; the plugin reads the bodies of POSTs alone.
async function withArgumentsInTheBody(request) {
  const url = new URL(request.url);
  if (!url.pathname.startsWith("/api/") || (request.method === "POST" && !url.search)) return request;
  const given = url.searchParams;
  const type = request.headers.get("content-type") ?? "";
  if (request.method === "POST" && type.includes("x-www-form-urlencoded")) {
    for (const [name, value] of new URLSearchParams(await request.text())) given.set(name, value);
  } else if (request.method === "POST" && type.includes("json")) {
    for (const [name, value] of Object.entries(await request.json())) {
      given.set(name, typeof value === "string" ? value : JSON.stringify(value));
    }
  }
  return new Request(url.origin + url.pathname, {
    method: "POST",
    body: given.toString(),
    headers: {
      authorization: request.headers.get("authorization") ?? "",
      "content-type": "application/x-www-form-urlencoded",
    },
  });
}

function signed(body) {
  const stamp = Math.floor(Date.now() / 1000);
  const digest = createHmac("sha256", seed.slack.signing_secret).update(`v0:${stamp}:${body}`).digest("hex");
  return { "x-slack-request-timestamp": String(stamp), "x-slack-signature": `v0=${digest}` };
}

function controls(app, webhooks) {
  app.get("/_peer/deliveries", (c) => c.json(webhooks.getDeliveries()));
  app.post("/_peer/redeliver", async (c) => {
    const { event_id, num = 1, reason = "http_timeout" } = await c.req.json();
    const found = webhooks.getDeliveries().find((delivery) => delivery.payload.event_id === event_id);
    const body = JSON.stringify(found.payload);
    const headers = { "content-type": "application/json", "x-slack-retry-num": String(num), "x-slack-retry-reason": reason };
    const answer = await fetch(botUrl, { method: "POST", body, headers: { ...headers, ...signed(body) } });
    return c.json({ status: answer.status });
  });
  app.post("/_peer/event", async (c) => {
    const { event, event_id } = await c.req.json();
    const body = JSON.stringify(envelope({ team_id: teamId(), event, type: "event_callback", event_id }));
    const answer = await fetch(botUrl, {
      method: "POST", body, headers: { "content-type": "application/json", ...signed(body) },
    });
    return c.json({ status: answer.status });
  });
  app.post("/_peer/interact", async (c) => {
    const body = new URLSearchParams({ payload: JSON.stringify(await c.req.json()) }).toString();
    const answer = await fetch(botUrl, {
      method: "POST", body, headers: { "content-type": "application/x-www-form-urlencoded", ...signed(body) },
    });
    return c.json({ status: answer.status, body: await answer.text() });
  });
}

function teamId() {
  return store.teams.all()[0].team_id;
}

function envelope(payload) {
  const installed = {
    enterprise_id: null, team_id: payload.team_id, user_id: bot.user_id, is_bot: true, is_enterprise_install: false,
  };
  return {
    token: "loopback", api_app_id: bot.app_id, is_ext_shared_channel: false, authorizations: [installed],
    event_context: "4-loopback", ...payload,
  };
}

function kindOf(channel) {
  if (!channel) return undefined;
  if (channel.is_im) return "im";
  if (channel.is_mpim) return "mpim";
  return channel.is_private ? "group" : "channel";
}

// The plugin's own dispatcher signs and posts every event; here it learns what Slack says and it does not.
function subscribe() {
  const events = ["message", "app_mention", "reaction_added", "reaction_removed"];
  captured.webhooks.register({ url: botUrl, events, active: true, owner: "slack" });
  const dispatch = captured.webhooks.dispatch.bind(captured.webhooks);
  captured.webhooks.dispatch = async (type, action, payload, owner, repo) => {
    const { event } = payload;
    const channelId = typeof event.channel === "string" ? event.channel : event.item?.channel;
    const channel = channelId && store.channels.findOneBy("channel_id", channelId);
    const kind = kindOf(channel);
    // Slack tells of private places only where the app is a member.
    if (kind && kind !== "channel" && !channel.members.includes(bot.user_id)) return;
    complete(event, kind, channelId);
    const whole = envelope(payload);
    await dispatch(type, action, whole, owner, repo);
    if (isMention(event, kind)) {
      const { channel_type, ...rest } = event;
      const mention = { ...whole, event_id: `${whole.event_id}M`, event: { ...rest, type: "app_mention" } };
      await dispatch("app_mention", undefined, mention, owner, repo);
    }
  };
}

function complete(event, kind, channelId) {
  event.event_ts ??= event.ts ?? `${Math.floor(Date.now() / 1000)}.${String(Date.now() % 1e6).padStart(6, "0")}`;
  if (event.type === "message" && kind) event.channel_type ??= kind;
  for (const message of [event, event.message, event.previous_message]) {
    if (message?.user !== bot.user_id) continue;
    message.bot_id ??= bot.bot_id;
    message.app_id ??= bot.app_id;
  }
  if (event.type?.startsWith("reaction_") && event.item?.ts) {
    const about = store.messages.all().find((one) => one.ts === event.item.ts && one.channel_id === channelId);
    event.item_user ??= about?.user;
  }
}

function isMention(event, kind) {
  if (event.type !== "message" || event.subtype || kind === "im" || event.user === bot.user_id) return false;
  return (event.text ?? "").includes(`<@${bot.user_id}>`);
}

// The agent and streaming methods, on top of the plugin's own chat.postMessage and chat.update.
function agentMethods(app, inner) {
  const streams = new Map();
  const seen = [];
  const refuse = (c, error) => c.json({ ok: false, error });
  const call = async (c, method, body) => (await inner(new Request(`http://peer/api/${method}`, {
    method: "POST", body: JSON.stringify(body),
    headers: { authorization: c.req.header("authorization") ?? "", "content-type": "application/json" },
  }))).json();
  app.post("/api/chat.startStream", async (c) => {
    const given = await c.req.json();
    if (!given.channel?.startsWith("D") && !given.recipient_team_id) return refuse(c, "missing_recipient_team_id");
    if (!given.channel?.startsWith("D") && !given.recipient_user_id) return refuse(c, "missing_recipient_user_id");
    const text = given.markdown_text ?? "";
    const { channel, thread_ts } = given;
    const posted = await call(c, "chat.postMessage", { channel, thread_ts, text: text || " ", metadata: given.metadata });
    if (!posted.ok) return c.json(posted);
    streams.set(posted.channel + posted.ts, { text });
    return c.json({ ok: true, channel: posted.channel, ts: posted.ts });
  });
  const step = (last) => async (c) => {
    const given = await c.req.json();
    const stream = streams.get(given.channel + given.ts);
    if (!stream) return refuse(c, "message_not_in_streaming_state");
    stream.text += given.markdown_text ?? "";
    if (last) streams.delete(given.channel + given.ts);
    const { channel, ts, blocks, metadata } = given;
    const text = stream.text.slice(0, 4000) || " ";
    const updated = await call(c, "chat.update", { channel, ts, text, ...(blocks && { blocks }), ...(metadata && { metadata }) });
    return c.json(updated.ok ? { ok: true, channel, ts } : updated);
  };
  app.post("/api/chat.appendStream", step(false));
  app.post("/api/chat.stopStream", step(true));
  for (const method of [
    "assistant.threads.setStatus", "assistant.threads.setSuggestedPrompts", "agents.sessions.setStatus",
  ]) {
    app.post(`/api/${method}`, async (c) => {
      seen.push({ method, ...(await c.req.json()) });
      return c.json({ ok: true });
    });
  }
  app.get("/_peer/agent_calls", (c) => c.json(seen));
}
