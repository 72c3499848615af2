// Loaded into the Agents Playground before its own code: it listens on this machine alone, though it has no
// option for that, and looks up no name beyond it.
const dns = require("dns");
const net = require("net");

const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ...rest) {
  const elsewhere = typeof port === "number" && typeof rest[0] !== "string";
  return elsewhere ? listen.call(this, port, "127.0.0.1", ...rest) : listen.call(this, port, ...rest);
};

const here = ["localhost", "127.0.0.1", "::1"];
const lookup = dns.lookup;
dns.lookup = function (name, ...rest) {
  const done = rest[rest.length - 1];
  if (!here.includes(name)) {
    const error = Object.assign(new Error(`tests stay on this machine: ${name}`), { code: "ENOTFOUND" });
    return process.nextTick(() => done(error));
  }
  const every = typeof rest[0] === "object" && rest[0].all;
  return process.nextTick(() =>
    every ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4),
  );
};
