-- A path with another number each time: wrk -s cards.lua URL -- PATH FIRST
local path, number, threads = nil, 0, 0

function setup(thread)
  thread:set("id", threads)
  threads = threads + 1
end

function init(arguments)
  path, number = arguments[1], tonumber(arguments[2]) + id * 10000000
end

function request()
  number = number + 1
  return wrk.format("GET", path .. number)
end

function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    "RESULT %d %.3f %.3f %.3f %d\n", summary.requests, summary.duration / 1e6,
    latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, failed))
end
