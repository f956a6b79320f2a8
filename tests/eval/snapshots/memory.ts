import { readdirSync, readFileSync } from "node:fs";

/** A number of a line of /proc/PID/status; null where the system has none or the process is gone. */
function statusOf(pid: string, name: string): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Number(new RegExp(`^${name}:\\s*(\\d+)`, "m").exec(status)?.[1] ?? Number.NaN);
  } catch {
    return null;
  }
}

/** The most memory that any process started by this one ever held, megabytes; null where nothing tells. */
export function peakOfChildren(): number | null {
  let pids: string[];
  try {
    pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return null;
  }
  const children = pids.filter((pid) => statusOf(pid, "PPid") === process.pid);
  const peaks = children.flatMap((pid) => statusOf(pid, "VmHWM") ?? []).filter(Number.isFinite);
  return peaks.length > 0 ? Math.round(Math.max(...peaks) / 1024) : null;
}
