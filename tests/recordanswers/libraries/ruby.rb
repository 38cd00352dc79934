# Answers each line "base<TAB>ref" of the input with "=target", or "!" for an error.
require "uri"

if ARGV[0] == "addressable"
  require "addressable/uri"
  library = Addressable::URI
  puts "Ruby Addressable::URI\t#{Addressable::VERSION::STRING}"
else
  library = URI
  puts "Ruby URI.join\t#{RUBY_VERSION}"
end
STDIN.each_line do |line|
  base, ref = line.chomp.split("\t", -1)
  begin
    puts "=#{library.join(base, ref)}"
  rescue StandardError
    puts "!"
  end
end
