vcl 4.1;
# The cache of what everybody may see: pages and public JSON, requested without a token.
# It stores only answers that say `Cache-Control: public` with `s-maxage`.
# A change purges answers by the keys of their header Surrogate-Key (docs/caching.md).
import std;
import var;
import xkey;
# The one backend, called `origin`: each place where Varnish runs writes its own file.
include "origin.vcl";

acl purgers {
    "127.0.0.1";
    "10.0.0.0"/8;
    "172.16.0.0"/12;
    "192.168.0.0"/16;
}

sub vcl_recv {
    if (req.restarts > 0) { return (hash); }  # all of this happened the first time
    if (req.method == "PURGE") { call purge_keys; }
    unset req.http.X-Stale;
    unset req.http.X-Encoding;
    if (req.url == "/varnish-ping") { return (synth(200, "ok")); }
    if (req.http.Upgrade || req.http.Accept ~ "text/event-stream") { return (pipe); }
    if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) { return (pass); }
    call normalise_address;
    call normalise_preferences;
    return (hash);
}

sub purge_keys {
    # An unset secret lets nobody in.
    if (client.ip !~ purgers || std.getenv("HAAT_PURGE_SECRET") == ""
        || req.http.X-Purge-Secret != std.getenv("HAAT_PURGE_SECRET")) {
        return (synth(403, "Forbidden"));
    }
    # For vcl_backend_response: when the last purge was, and whether purges come in a row.
    var.global_set("doubtful_for", "0s");
    if (std.time2real(now, 0.0) - std.real(var.global_get("purged_at"), 0.0) < 1.0) {
        var.global_set("doubtful_for", "0.5s");
    }
    var.global_set("purged_at", std.time2real(now, 0.0));
    return (synth(200, "" + xkey.purge(req.http.xkey)));
}

# An API answer is the same in whatever order its parameters come. A page is not: its links
# repeat the address as the browser has it, and React compares them.
sub normalise_address {
    if (req.url ~ "^/api/") { set req.url = std.querysort(regsub(req.url, "[?&]+$", "")); }
}

# What decides how an answer looks. The origin gets this and nothing else.
sub normalise_preferences {
    set req.http.X-Currency = "";
    if (req.url ~ "^/api/") {
        # The first of our two languages that is named; else English.
        set req.http.X-Locale = std.tolower(regsub(req.http.Accept-Language + ",en", "(?i)^(?:[^,]*,)*?\s*(en|ne).*$", "\1"));
        unset req.http.Cookie;
    } else {
        set req.http.X-Locale = regsub(req.http.Cookie + "; haat_locale=en", "^(?:.*?; )??haat_locale=(en|ne)(?:;.*)?$", "\1");
        set req.http.X-Currency = regsub(req.http.Cookie + "; haat_currency=NPR", "^(?:.*?; )??haat_currency=([A-Z]{3})(?:;.*)?$", "\1");
        # Who has just changed something gets a fresh page, and with it all others.
        if (req.http.Cookie ~ "(^|; )haat_fresh=") { set req.hash_always_miss = true; }
        set req.http.Cookie = "haat_locale=" + req.http.X-Locale + "; haat_currency=" + req.http.X-Currency;
    }
    set req.http.Accept-Language = req.http.X-Locale;
    if (req.url ~ "[?&]lang=(en|ne)(&|$)") { set req.http.X-Locale = ""; }  # the address says it
    # Varnish makes gzip and plain of each other; brotli comes from the origin, as an object of its own.
    if (req.http.Accept-Encoding ~ "(?i)(^|[, ])br\s*(,|$|;\s*q=(1|0?\.[0-9]*[1-9]))") { set req.http.X-Encoding = "br"; }
}

sub vcl_hash {  # Varnish's own goes on with the address and the host
    hash_data(req.http.X-Locale + " " + req.http.X-Currency + " " + req.http.X-Encoding);
}

sub vcl_hit {
    if (obj.ttl >= 0s) {
        set req.http.X-Cache = "hit";
        return (deliver);
    }
    # Stale: served while Varnish fetches the next one, or when that fetch failed.
    set req.http.X-Cache = "stale";
    if (obj.ttl + std.duration(obj.http.X-Revalidate + "s", 0s) >= 0s || req.http.X-Stale == "serve") {
        return (deliver);
    }
    set req.http.X-Stale = "exists";  # too old, unless the fetch fails
    set req.grace = 0s;
    return (restart);
}

sub serve_stale {
    set req.http.X-Stale = "serve";
    set req.grace = 7d;
    return (restart);
}

sub vcl_miss {
    set req.http.X-Cache = "miss";
    # Who waited for a fetch that failed does not begin the next one.
    if (req.http.X-Stale && std.real(var.global_get("failed_at"), 0.0) >= std.time2real(req.time, 0.0)) { call serve_stale; }
}

sub vcl_pass { set req.http.X-Cache = "pass"; }

sub vcl_backend_fetch {
    if (bereq.is_bgfetch && bereq.http.X-Stale) { return (abandon); }  # it has just failed
    if (bereq.http.X-Stale) { set bereq.first_byte_timeout = 3s; }
    if (bereq.http.X-Encoding) { set bereq.http.Accept-Encoding = bereq.http.X-Encoding; }
}

sub failed {  # an error never takes the place of an answer
    var.global_set("failed_at", std.time2real(now, 0.0));
    if (bereq.is_bgfetch || bereq.http.X-Stale) { return (abandon); }
}

sub uncacheable_for_a_minute {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
    return (deliver);
}

sub vcl_backend_response {
    if (beresp.status >= 500) {
        call failed;
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        return (deliver);
    }
    if (beresp.http.Cache-Control !~ "(?i)(^|[ ,])public" || beresp.http.Cache-Control !~ "(?i)(^|[ ,])s-maxage=[1-9]") {
        call uncacheable_for_a_minute;
    }
    # beresp.ttl is s-maxage, beresp.grace is stale-while-revalidate: Varnish reads both itself.
    set beresp.http.X-Revalidate = beresp.grace;
    set beresp.grace = std.duration(regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), beresp.grace);
    # Begun before the last purge, it may contain what was purged: not stored; for half a second while purges come in a row.
    if (std.time2real(bereq.time, 0.0) <= std.real(var.global_get("purged_at"), 0.0)) {
        set beresp.grace = 0s;
        set beresp.ttl = std.duration(var.global_get("doubtful_for"), 0s);
        if (beresp.ttl == 0s) { return (deliver); }
    }
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    unset beresp.http.Surrogate-Key;
    if (!beresp.http.Content-Encoding && beresp.http.Content-Type ~ "(?i)text|json|javascript|xml|svg") { set beresp.do_gzip = true; }
    unset beresp.http.Surrogate-Control;  # Varnish's own rules follow: no Set-Cookie, private, no-store, no-cache, Vary: *
}

sub vcl_backend_error {
    call failed;
    set beresp.http.Content-Type = "application/json";
    set beresp.http.Cache-Control = "no-store";
    set beresp.body = {"{"message": "The service is not available.", "code": "service_unavailable", "reason": {"code": "service_unavailable", "params": {}}}"};
    return (deliver);
}

sub vcl_synth {
    if (req.http.X-Stale == "exists") { call serve_stale; }  # the fetch was given up
    set resp.http.Cache-Control = "no-store";
    set resp.body = resp.reason;
    return (deliver);
}

sub vcl_deliver {
    set resp.http.X-Cache = req.http.X-Cache;
    # Browsers cannot be purged: what is meant for shared caches ends here.
    if (resp.http.Cache-Control) {
        set resp.http.Cache-Control = regsuball(resp.http.Cache-Control, "(?i), *(s-maxage|stale-[a-z-]+)=[0-9]+", "");
    }
    # The stored id is of the request that fetched the answer.
    if (obj.hits > 0 && resp.http.X-Request-Id) { set resp.http.X-Request-Id = "cache-" + req.xid; }
    if (resp.http.X-Request-Id && req.http.X-Request-Id ~ "^[A-Za-z0-9_-]{8,64}$") { set resp.http.X-Request-Id = req.http.X-Request-Id; }
    unset resp.http.xkey;
    unset resp.http.Surrogate-Key;
    unset resp.http.X-Revalidate;
    unset resp.http.X-Varnish;
    unset resp.http.Via;
}
